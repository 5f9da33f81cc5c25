import type { PrintedEffect } from '#cards/schema';
import { aCreature, aGame, aShield, aSpell, given, type Scene } from '../testing/index.js';
import { play } from './testing/playing.js';
import { totalOf } from '../totals/total.js';

/** The secondary round, after seat 0 won the primary one 8 to 7: both duellists are past their first confrontation. */
const secondRound = (cards: readonly string[], secondary: readonly string[] = []): Scene => {
  const [wolf, golem] = [aCreature({ vitality: 6 }), aCreature({ vitality: 7 })];
  return given(
    aGame({
      at: 'SECONDARY_ACTIONS',
      holder: 1,
      seats: [{ hand: [aShield()] }, { hand: [...cards, aShield()] }],
      combat: {
        round: 'SECONDARY',
        primaryWinner: 0,
        duellists: [wolf, golem],
        past: [wolf, golem],
        secondary: [secondary, []],
      },
    }),
  );
};

const spell = (...effects: PrintedEffect[]): string => aSpell({ timing: ['MATCHUP'], effects });
const malus: PrintedEffect = { op: 'VITALITY', value: -4, target: 'PICK_ENEMY' };

/** True when the card made the round count (ARENA-SEC-07). */
const engages = (scene: Scene, card: string, cardId?: string): boolean =>
  scene.when(1, play(card, cardId === undefined ? null : { cardId })).state.combat?.engaged ?? false;

describe('what makes the secondary round count', () => {
  it('D50 ARENA-SEC-07 CARD-20 a stone does not; what could find no target in its first confrontation cannot be played', () => {
    const [spark, curse] = [spell({ op: 'STONES', value: 1 }), spell(malus)];
    const scene = secondRound([spark, curse]);
    expect(scene.refusalCode(1, play(curse))).toBe('ILLEGAL_TARGET');
    expect(scene.refusalCode(1, play(curse, { cardId: scene.state.combat?.fighters[0]?.id ?? '' }))).toBe(
      'ILLEGAL_TARGET',
    );
    const after = scene.when(1, play(spark)).until('RAID_HAND').whenAllPass();
    expect(after.happened('roundDecided')).toMatchObject([{ winner: 0, why: 'PRIMARY_STANDS' }]);
    expect(after.player(1).discard).toContain(scene.state.combat?.fighters[1]?.id);
  });

  it('CARD-20 operations marked * do, if they changed something', () => {
    const joined = aCreature({ vitality: 3 });
    const at = (card: string): Scene => secondRound([card], [joined]);
    const cards = {
      malus: spell(malus),
      failed: spell({ ...malus, when: { opponent: {}, terrain: 'MARSH' } }),
      total: spell({ op: 'SIDE_TOTAL', value: -3, target: 'ENEMY_SEAT' }),
      failedTotal: spell({ op: 'SIDE_TOTAL', value: -3, target: 'ENEMY_SEAT', when: { terrain: 'MARSH' } }),
      home: spell({ op: 'SEND_HOME', target: 'PICK_ENEMY' }),
      area: spell({ op: 'AREA', value: 9, what: 'PLAIN' }),
      sameRule: spell({ op: 'RULE', what: 'COMPARE', setting: 'HIGHER_WINS' }),
      newRule: spell({ op: 'RULE', what: 'COMPARE', setting: 'LOWER_WINS' }),
    };
    expect(engages(at(cards.malus), cards.malus, joined)).toBe(true);
    expect(engages(at(cards.failed), cards.failed, joined)).toBe(false);
    expect(engages(at(cards.total), cards.total)).toBe(true);
    expect(engages(at(cards.failedTotal), cards.failedTotal)).toBe(false);
    expect(engages(at(cards.home), cards.home, joined)).toBe(true);
    expect(engages(at(cards.area), cards.area)).toBe(false);
    expect(engages(at(cards.sameRule), cards.sameRule)).toBe(false);
    expect(engages(at(cards.newRule), cards.newRule)).toBe(true);
  });

  it('CARD-11 CARD-20 a tagged effect changes nothing about who is immune to it', () => {
    const wet = aCreature({ immunities: [{ attack: 'FIRE' }] });
    const heat = spell({ ...malus, tag: 'FIRE' });
    const scene = secondRound([heat], [wet]);
    expect(engages(scene, heat, wet)).toBe(false);
    expect(totalOf(scene.when(1, play(heat, { cardId: wet })).state, 0).total).toBe(totalOf(scene.state, 0).total);
  });

  it('CARD-20 what is cancelled counts by what it did', () => {
    const joined = aCreature({ vitality: 3 });
    const unravel = aSpell({ timing: ['RESPONSE'], effects: [{ op: 'CANCEL', what: 'PLAY' }] });
    const help = aSpell({ timing: ['COMMAND'], effects: [{ ...malus, target: 'ENEMY_ALL', trigger: 'COMMAND' }] });
    const nobody = aSpell({
      timing: ['COMMAND'],
      effects: [{ ...malus, target: 'ENEMY_ALL', trigger: 'COMMAND', when: { opponent: { kinds: ['OUTSIDER'] } } }],
    });
    const forget = (state: Scene['state']) => {
      if (state.combat) state.combat.engaged = false;
    };
    const cancelled = (order: string): Scene =>
      secondRound([order, unravel], [joined])
        .when(1, play(order))
        .when(0, { type: 'pass' })
        .with(forget)
        .when(1, play(unravel, { effectKey: 'effect-1' }));
    expect(cancelled(help).state.combat).toMatchObject({ engaged: true, inForce: [] });
    expect(cancelled(nobody).state.combat).toMatchObject({ engaged: false, inForce: [] });
  });

  it('ARENA-SPL-05 what removes may name any enemy creature, what changes only one in its first confrontation', () => {
    const joined = aCreature({ vitality: 3 });
    const [curse, cave] = [
      spell(malus),
      spell({ op: 'DESTROY', target: 'PICK_ENEMY', when: { opponent: { maxVitality: 6 } } }),
    ];
    const scene = secondRound([curse, cave], [joined]);
    const duellist = scene.state.combat?.fighters[0]?.id ?? '';
    expect(scene.legal(1, 'playDepotCard')).toEqual([
      play(curse, { cardId: joined }),
      play(cave, { cardId: duellist }),
      play(cave, { cardId: joined }),
    ]);
    const after = scene.when(1, play(cave, { cardId: duellist }));
    expect(after.player(0).discard).toEqual([duellist]);
    expect(after.state.combat).toMatchObject({ engaged: true, gone: [0] });
  });

  it('ARENA-DES-01 UNDER_PILE puts a creature under its pile, with its items discarded', () => {
    const joined = aCreature({ vitality: 3 });
    const trail = spell({ op: 'UNDER_PILE', target: 'PICK_ENEMY' });
    const after = secondRound([trail], [joined]).when(1, play(trail, { cardId: joined }));
    expect(after.player(0).pile.at(-1)).toBe(joined);
    expect(after.state.combat?.fighters).toHaveLength(2);
  });
});

describe('effects in force in a round', () => {
  const inPrimary = (
    cards: readonly string[],
    kind: 'DUEL' | 'RAID' = 'DUEL',
    more: { readonly flying?: boolean } = {},
  ): Scene => {
    const [wolf, bear] = [aCreature({ influenceable: true }), aCreature({ vitality: 4, ...more })];
    const on = (card: string) => (kind === 'RAID' ? { on: { CENTER: { card, faceUp: true } } } : {});
    return given(
      aGame({
        at: 'PRIMARY_ACTIONS',
        seats: [
          { hand: cards, ...on(wolf) },
          { hand: [aShield()], ...on(bear) },
        ],
        combat: { kind, duellists: [wolf, bear] },
      }),
    );
  };
  const total = (scene: Scene, seat: number): number => totalOf(scene.state, seat).total;

  it('VITALITY counts on the creature named, for the round', () => {
    const curse = spell(malus);
    const scene = inPrimary([curse]);
    const bear = scene.state.combat?.fighters[1]?.id ?? '';
    const after = scene.when(0, play(curse, { cardId: bear }));
    expect(total(after, 1)).toBe(0);
    expect(after.state.combat?.inForce).toMatchObject([{ target: bear, lasts: 'ROUND' }]);
  });

  it('NO_STRONGHOLD_BONUS takes the bonus away until the end of the raid combat', () => {
    const wall = spell({ op: 'NO_STRONGHOLD_BONUS' });
    const scene = inPrimary([wall], 'RAID');
    expect([total(scene, 1), total(scene.when(0, play(wall)), 1)]).toEqual([5, 4]);
  });

  it('STOP_FLIGHT grounds the enemy duellist for the round', () => {
    const wind = spell({ op: 'STOP_FLIGHT' });
    const scene = inPrimary([wind], 'DUEL', { flying: true });
    expect([total(scene, 0), total(scene.when(0, play(wind)), 0)]).toEqual([0, 5]);
    expect(scene.when(0, play(wind)).state.combat?.inForce).toMatchObject([{ lasts: 'ROUND' }]);
  });

  it('REVERSE_INFLUENCE turns what an enemy creature got from its guardian into a malus', () => {
    const echo = aSpell({ timing: ['RESPONSE'], effects: [{ op: 'REVERSE_INFLUENCE' }] });
    const wolf = aCreature({ influenceable: true });
    const scene = given(
      aGame({
        at: 'PRIMARY_ACTIONS',
        seats: [{ hand: [aShield()] }, { hand: [echo] }],
        combat: { duellists: [wolf, aCreature()] },
      }),
    );
    expect(scene.when(0, { type: 'pass' }).refusalCode(1, play(echo))).toBe('ILLEGAL_TARGET');
    const given5 = scene.when(0, { type: 'useGuardianInfluence', targetCardId: wolf });
    const after = given5.when(1, play(echo, { cardId: wolf }));
    expect([total(given5, 0), total(after, 0)]).toEqual([10, 0]);
    expect(after.state.combat?.supports).toMatchObject([{ reversed: true }]);
  });

  it('REVERSE_INFLUENCE leaves an own creature, one that a creature has influenced, and one that was reversed, as they are', () => {
    const echo = aSpell({ timing: ['RESPONSE'], effects: [{ op: 'REVERSE_INFLUENCE' }] });
    const [wolf, bear] = [aCreature({ influenceable: true }), aCreature({ influenceable: true })];
    const influenced = (kind: 'GUARDIAN' | 'CREATURE', seat: 0 | 1, reversed: boolean) => {
      const scene = given(
        aGame({
          at: 'PRIMARY_ACTIONS',
          holder: 1,
          seats: [{ hand: [aShield()] }, { hand: [echo] }],
          combat: { duellists: [wolf, bear] },
        }),
      );
      const receiver = seat === 0 ? wolf : bear;
      const state = structuredClone(scene.state);
      state.combat!.supports.push({ kind, seat, receiver, source: receiver, value: 3, reversed });
      return given(state).legal(1, 'playDepotCard').length;
    };
    expect(influenced('GUARDIAN', 0, false)).toBe(1);
    expect([
      influenced('GUARDIAN', 1, false),
      influenced('GUARDIAN', 0, true),
      influenced('CREATURE', 0, false),
    ]).toEqual([0, 0, 0]);
  });

  it('a number played outside any combat does nothing', () => {
    const help = aSpell({ effects: [{ op: 'VITALITY', value: 2, target: 'OWN_ALL' }] });
    const after = given(aGame({ seats: [{ hand: [help] }, {}] })).when(0, play(help));
    expect(after.happened('effectApplied')).toEqual([]);
    expect(after.player(0).discard).toEqual([help]);
  });
});
