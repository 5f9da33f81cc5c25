import { aCorruption, aCreature, aShield, aSpell, type GameSetup, type Scene, type SeatSetup } from '#arena/testing';
import { answer, between, whenAnswered } from './testing/at-the-table.js';

describe('The duelist fights', () => {
  const duel = (ours: number, theirs: number, own: SeatSetup, setup: GameSetup = {}): Scene =>
    between(
      own,
      { hand: [aShield()] },
      {
        at: 'PRIMARY_ACTIONS',
        combat: { duellists: [aCreature({ vitality: ours, influenceable: true }), aCreature({ vitality: theirs })] },
        ...setup,
      },
    );
  const secondary = (ours: number, theirs: number, own: SeatSetup): Scene => {
    const duellists = [aCreature({ vitality: ours }), aCreature({ vitality: theirs })] as const;
    const primaryWinner = ours > theirs ? 0 : 1;
    const combat = { duellists, past: duellists, round: 'SECONDARY', primaryWinner } as const;
    return between(own, { hand: [aShield()] }, { at: 'SECONDARY_ACTIONS', combat });
  };

  it('and passes while it wins', () => {
    expect(answer(duel(9, 5, {}))).toEqual({ type: 'pass' });
    expect(answer(secondary(9, 5, { hand: [aCreature(), aShield()] }))).toEqual({ type: 'pass' });
  });

  it('with influence where it turns the round, and not where nothing does', () => {
    expect(answer(duel(6, 9, {})).type).toBe('useGuardianInfluence');
    expect(answer(duel(2, 20, {}))).toEqual({ type: 'pass' });
  });

  it('with a creature UNDER a stronghold before it spends a power stone', () => {
    const under = { CENTER: aCreature({ rangedStrength: 5 }) };
    expect(answer(duel(6, 9, { under }))).toMatchObject({ type: 'useStrongholdCreature', ability: 'RANGED' });
  });

  it('with a spell that turns the round', () => {
    const spell = aSpell({ timing: ['MATCHUP'], effects: [{ op: 'VITALITY', value: 4, target: 'PICK_OWN' }] });
    expect(answer(duel(6, 9, { hand: [spell], stones: 0 }))).toMatchObject({ type: 'playDepotCard', cardId: spell });
  });

  it('CARD-20 and keeps a card whose text would do nothing in this fight', () => {
    const wedge = (when: object): string =>
      aSpell({
        timing: ['MATCHUP'],
        effects: [{ op: 'VITALITY', value: 4, target: 'OWN_ALL', trigger: 'COMMAND', when }],
      });
    const idle = wedge({ place: 'ENEMY_STRONGHOLD' });
    const [own, enemy] = [aCreature({ vitality: 9 }), aCreature({ vitality: 7, offColorBonus: 3, kind: 'ELEMENTAL' })];
    const combat = { duellists: [own, enemy], past: [own, enemy], round: 'SECONDARY', primaryWinner: 1 } as const;
    const held = (card: string): Scene =>
      between({ hand: [card] }, { hand: [aShield()] }, { at: 'SECONDARY_ACTIONS', combat });
    expect(answer(held(idle))).toEqual({ type: 'pass' });
    expect(answer(held(wedge({ place: 'OPEN_FIELD' })))).toMatchObject({ type: 'playDepotCard' });
  });

  it('with the least secondary attacker that wins the duel', () => {
    const [small, right, big] = [1, 4, 15].map((vitality) => aCreature({ vitality }));
    const scene = secondary(6, 9, { hand: [big!, right!, small!] });
    expect(answer(scene)).toEqual({ type: 'joinDuel', cardId: right });
  });

  it('with several secondary attackers where it takes them', () => {
    const hand = [aCreature({ vitality: 3 }), aCreature({ vitality: 3 })];
    const after = whenAnswered(
      secondary(4, 9, { hand }).when(0, { type: 'joinDuel', cardId: hand[0]! }).when(1, { type: 'pass' }),
    );
    expect(after.state.combat?.fighters ?? []).toHaveLength(4);
  });

  it('with a shield against a duellist that is too strong', () => {
    const shield = aShield();
    expect(answer(secondary(4, 20, { hand: [shield] }))).toMatchObject({ type: 'playDuelShield', cardId: shield });
  });

  it('and pays for a duellist that it can only save', () => {
    const ghast = aCreature({ vitality: 12, effects: [{ op: 'SAVE', trigger: 'BEATEN', target: 'SELF', cost: 1 }] });
    const scene = duel(12, 24, {}, { combat: { duellists: [ghast, aCreature({ vitality: 24 })] } });
    expect(answer(scene)).toMatchObject({ type: 'useAbility', cardId: ghast });
  });

  it('with corruption, unless it wins anyway', () => {
    const corruption = aCorruption();
    const against = (vitality: number): Scene => {
      const drunkard = aCreature({ vitality, vulnerabilities: ['CARNAL'] });
      const combat = { duellists: [aCreature({ vitality: 8 }), drunkard] } as const;
      return between({ hand: [corruption] }, {}, { at: 'PRIMARY_CORRUPTION', combat });
    };
    expect(answer(against(12)).type).toBe('playCorruption');
    expect(answer(against(1))).toEqual({ type: 'pass' });
  });
});
