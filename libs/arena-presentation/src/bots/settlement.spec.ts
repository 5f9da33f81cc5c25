import { aCreature, aGuardian, aHandItem, aShield, aTerrain, type Scene, type SeatSetup } from '#arena/testing';
import { answer, between } from './testing/at-the-table.js';

describe('The duelist ends the turn', () => {
  const prison = (captive: string) => ({ shield: aShield(), captive });
  const before = (captive: string, own: SeatSetup = {}): Scene =>
    between(
      { prison: prison(captive), ...own },
      { guardian: aGuardian({ vitality: 20 }), ruins: ['LEFT'] },
      { at: 'CHALLENGE' },
    );

  it('with a challenge as soon as the sum is right, for as few stones as do', () => {
    const captive = aCreature({ vitality: 11, influenceable: true });
    expect(answer(before(captive))).toEqual({ type: 'challengeGuardian', powerStones: 2 });
    expect(answer(before(aCreature({ vitality: 9, influenceable: true })))).toEqual({ type: 'pass' });
  });

  it('with a card for the challenge where that makes up the sum', () => {
    const when = { opponent: { guardian: true } } as const;
    const wedge = aHandItem({
      timing: ['CHALLENGE'],
      effects: [{ op: 'VITALITY', value: 4, target: 'OWN_ALL', when }],
    });
    const scene = before(aCreature({ vitality: 17 }), { hand: [wedge] });
    expect(answer(scene)).toMatchObject({ type: 'playDepotCard', cardId: wedge });
    const played = scene.when(0, answer(scene));
    expect(answer(played)).toEqual({ type: 'challengeGuardian', powerStones: 0 });
  });

  it('by blocking a challenge that it would lose, and only such a one', () => {
    const shield = aShield();
    const challenged = (vitality: number): Scene => {
      const enemy = { prison: prison(aCreature({ vitality })) };
      const own = { guardian: aGuardian({ vitality: 20 }), ruins: ['LEFT' as const], pen: [shield] };
      const state = { challenge: { seat: 1, stones: 0 } };
      return between(own, enemy, { at: 'CHALLENGE_RESPONSE', state });
    };
    expect(answer(challenged(21))).toEqual({ type: 'blockChallenge', cardId: shield });
    expect(answer(challenged(20))).toEqual({ type: 'allowChallenge' });
  });

  it('with its own terrain in place of that of the enemy', () => {
    const terrain = aTerrain();
    const marks = { victor: 0 };
    const scene = between({ pen: [terrain] }, {}, { at: 'TERRAIN', marks, terrain: { card: aTerrain(), owner: 1 } });
    expect(answer(scene)).toEqual({ type: 'destroyTerrain' });
    const destroyed = scene.when(0, answer(scene));
    expect(answer(destroyed)).toEqual({ type: 'placeTerrain', cardId: terrain });
  });
});
