import type { PrintedEffect } from '#cards/schema';
import type { State } from '../state.js';
import {
  aCreature,
  aCreatureItem,
  aGame,
  aGuardian,
  anUpgrade,
  aSpell,
  aStandardBearer,
  aStronghold,
  aTerrain,
  given,
  type GameSetup,
  type SeatSetup,
} from '../testing/index.js';
import { totalOf } from './total.js';

const totals = (state: State): number[] => [0, 1].map((seat) => totalOf(state, seat).total);
const vitality = (value: number, more: Partial<PrintedEffect> = {}): PrintedEffect => ({
  op: 'VITALITY',
  value,
  ...more,
});
const lasting = (source: string, more: object = {}) =>
  ({
    key: `effect-${source}`,
    seat: 0,
    source,
    effect: 0,
    target: null,
    lasts: 'ROUND',
    command: false,
    ...more,
  }) as const;
const command = (source: string, seat = 0) => lasting(source, { seat, lasts: 'COMBAT', command: true });

/** A duel of two creatures of 5; Active is seat 0. */
const duel = (more: GameSetup = {}, first = aCreature(), second = aCreature()): State =>
  aGame({ ...more, combat: { duellists: [first, second], ...more.combat } });
const own = (effect: PrintedEffect): number => totals(duel({}, aCreature({ effects: [effect] })))[0] ?? NaN;

describe('ARENA-MOD-05 conditions of a bonus', () => {
  it('holds for the part of the creature', () => {
    const as = (role: 'ATTACKER' | 'DEFENDER' | 'PRIMARY' | 'SECONDARY') => own(vitality(2, { when: { role } }));
    expect([as('ATTACKER'), as('DEFENDER'), as('PRIMARY'), as('SECONDARY')]).toEqual([7, 5, 7, 5]);
  });

  it('a duellist that meets its first opponent in the secondary round has the part PRIMARY no more', () => {
    const primary = aCreature({ effects: [vitality(2, { when: { role: 'PRIMARY' } })] });
    const combat = { round: 'SECONDARY', secondary: [[], [aCreature({ vitality: 1 })]] } as const;
    const state = duel({ combat }, primary);
    state.combat!.fighters = state.combat!.fighters.filter(({ seat, part }) => seat === 0 || part === 'SECONDARY');
    expect(totals(state)[0]).toBe(5);
  });

  it('holds at a place', () => {
    const at = (place: 'OPEN_FIELD' | 'OWN_STRONGHOLD' | 'ENEMY_STRONGHOLD' | 'IN_FRONT') =>
      own(vitality(2, { when: { place } }));
    expect([at('OPEN_FIELD'), at('OWN_STRONGHOLD'), at('ENEMY_STRONGHOLD'), at('IN_FRONT')]).toEqual([7, 5, 5, 7]);
  });

  it('holds against opponents that fit', () => {
    const against = (opponent: NonNullable<PrintedEffect['when']>['opponent']) =>
      own(vitality(2, { when: { opponent } }));
    expect(against({ kinds: ['MORTAL'] })).toBe(7);
    expect(against({ kinds: ['OUTSIDER', 'ELEMENTAL'] })).toBe(5);
    expect(against({ classes: ['BEAST', 'GIANT'], sizes: ['MEDIUM'], maxVitality: 5 })).toBe(7);
    expect(against({ maxVitality: 4 })).toBe(5);
    expect(against({ attackType: 'FIRE' })).toBe(5);
    expect(against({ vulnerable: ['GREED'] })).toBe(5);
    expect(against({ guardian: true })).toBe(5);
  });

  it('CARD-10 an effect of the other game does not exist', () => {
    expect(own(vitality(2, { games: ['GUARDIANS'] }))).toBe(5);
    expect(own(vitality(2, { games: ['ARENA'] }))).toBe(7);
  });
});

describe('where texts work', () => {
  it('ARENA-MOD-06 a terrain in the duel zone alone, by its type and by its text', () => {
    const lover = aCreature({ effects: [vitality(3, { when: { terrain: 'MARSH' } })] });
    const marsh = aTerrain({ effects: [vitality(-1, { when: { own: { kinds: ['MORTAL'] } } })] });
    const terrain = { card: marsh, owner: 1 };
    expect(totals(duel({ terrain }, lover))).toEqual([7, 4]);
    const [raider, defender] = [
      { card: lover, faceUp: true },
      { card: aCreature(), faceUp: true },
    ];
    const raid = aGame({
      terrain,
      seats: [{ on: { LEFT: raider } }, { on: { LEFT: defender } }],
      combat: { kind: 'RAID', stronghold: 'LEFT', duellists: [lover, defender.card] },
    });
    expect(totals(raid)).toEqual([5, 6]);
  });

  it('ARENA-STD-01 guardian and standard bearer for all creatures of their seat, or for the enemy', () => {
    const guardian = aGuardian({ effects: [vitality(1), vitality(-2, { target: 'ENEMY_ALL' })] });
    const standardBearer = aStandardBearer({ effects: [vitality(4, { when: { role: 'ATTACKER' } })] });
    expect(totals(duel({ seats: [{ guardian, standardBearer }, {}] }))).toEqual([10, 3]);
  });

  it('ARENA-STD-02 a text of a standard bearer works while it is in play at the guardian, and nowhere else', () => {
    const banner = (): string => aStandardBearer({ effects: [vitality(2)] });
    const [first, second, captive] = [aCreature(), aCreature(), aCreature()];
    const at = (own: SeatSetup): number[] => totals(duel({ seats: [own, {}] }, first, second));
    expect(at({ standardBearer: banner() })).toEqual([7, 5]);
    expect(at({ hand: [banner()] })).toEqual([5, 5]);
    expect(at({ on: { LEFT: { card: banner(), faceUp: true } } })).toEqual([5, 5]);
    expect(at({ prison: { shield: banner(), captive } })).toEqual([5, 5]);
    const standardBearer = banner();
    const enlisting = given(aGame({ seats: [{ standardBearer, hand: [aSpell()] }, { standardBearer: banner() }] }));
    const after = enlisting.when(0, { type: 'sacrificeStandardBearer' });
    expect([after.player(0).standardBearer, after.player(0).discard]).toEqual([null, [standardBearer]]);
  });

  it('ARENA-MOD-05 a guardian with a text of its own counts by the rule on texts, its standard bearer by its own', () => {
    const guardian = aGuardian({ effects: [vitality(1)] });
    const standardBearer = aStandardBearer({ effects: [vitality(4)] });
    const { contributions } = totalOf(duel({ seats: [{ guardian, standardBearer }, {}] }), 0);
    expect(contributions.map(({ card, rule }) => [card, rule])).toEqual([
      [expect.any(String), 'ARENA-MOD-04'],
      [guardian, 'ARENA-MOD-05'],
      [standardBearer, 'ARENA-STD-01'],
    ]);
  });

  it('a text for secondary attackers is for each of them', () => {
    const standardBearer = aStandardBearer({ effects: [vitality(2, { when: { role: 'SECONDARY' } })] });
    const [first, second] = [aCreature(), aCreature()];
    const joined = [[aCreature({ vitality: 1 }), aCreature({ vitality: 1 })], [aCreature({ vitality: 1 })]] as const;
    const combat = { round: 'SECONDARY', secondary: joined, past: [first, second] } as const;
    expect(totals(duel({ seats: [{ standardBearer }, {}], combat }, first, second))).toEqual([11, 6]);
  });

  it('items for their bearer', () => {
    const bearer = aCreature();
    const boots = aCreatureItem({ effects: [vitality(2)] });
    const seats = [{ arena: { card: bearer, faceUp: true, items: [{ card: boots, faceUp: true }] } }, {}] as const;
    expect(totals(duel({ seats }, bearer))).toEqual([7, 5]);
  });

  it('a text for others of an own secondary attacker works while it is fresh, not on itself, not on one that is past', () => {
    const captain = aCreature({ effects: [vitality(2, { target: 'OWN_OTHERS' })] });
    const [first, second] = [aCreature(), aCreature()];
    const combat = { round: 'SECONDARY', secondary: [[captain, aCreature()], []], past: [first, second] } as const;
    expect(totals(duel({ combat }, first, second))).toEqual([17, 5]);
  });
});

describe('ARENA-RAI-09 the stronghold fought over', () => {
  const raid = (
    defence: object,
    more: Partial<NonNullable<GameSetup['combat']>> = {},
    attack: object = {},
  ): number[] => {
    const [attacker, defender] = [aCreature(), aCreature()];
    return totals(
      aGame({
        seats: [
          { on: { LEFT: { card: attacker, faceUp: true } }, ...attack },
          { on: { LEFT: { card: defender, faceUp: true } }, ...defence },
        ],
        combat: { kind: 'RAID', stronghold: 'LEFT', duellists: [attacker, defender], ...more },
      }),
    );
  };
  const wall = aStronghold({ position: 'LEFT', defenseBonus: 3, effects: [vitality(1)] });
  const palisade = anUpgrade({ effects: [vitality(2)] });
  const sluice = anUpgrade({ variant: 'DOWNGRADE', effects: [vitality(-4)] });
  const flood = anUpgrade({ variant: 'DOWNGRADE', effects: [{ op: 'NO_STRONGHOLD_BONUS' }] });
  const breach = aSpell({ effects: [{ op: 'NO_STRONGHOLD_BONUS' }] });
  const strongholds = { LEFT: wall };

  it('gives its number and its texts to the defender, with upgrade and downgrade', () => {
    expect(raid({ strongholds })).toEqual([5, 9]);
    expect(raid({ strongholds, upgrades: { LEFT: palisade } })).toEqual([5, 11]);
    expect(raid({ strongholds, upgrades: { LEFT: palisade }, downgrades: { LEFT: sluice } })).toEqual([5, 7]);
  });

  it('nothing else at strongholds helps either side', () => {
    expect(raid({ upgrades: { RIGHT: palisade } }, {}, { strongholds, upgrades: { LEFT: anUpgrade() } })).toEqual([
      5, 6,
    ]);
  });

  it('gives nothing of its own where a downgrade or a spell forbids it', () => {
    const upgrades = { LEFT: palisade };
    expect(raid({ strongholds, upgrades, downgrades: { LEFT: flood } })).toEqual([5, 7]);
    expect(raid({ strongholds, upgrades }, { inForce: [lasting(breach)] }, { discard: [breach] })).toEqual([5, 7]);
  });

  it('holds "attacking a stronghold" and "defending one" apart', () => {
    const bearer = (place: 'OWN_STRONGHOLD' | 'ENEMY_STRONGHOLD') =>
      aStandardBearer({ effects: [vitality(2, { target: 'ALL', when: { place } })] });
    expect(raid({ standardBearer: bearer('OWN_STRONGHOLD') })).toEqual([5, 8]);
    expect(raid({ standardBearer: bearer('ENEMY_STRONGHOLD') })).toEqual([7, 6]);
  });
});

describe('ARENA-MOD-01 after the first confrontation', () => {
  const past = (
    first: string,
    more: Partial<NonNullable<GameSetup['combat']>> = {},
    setup: GameSetup = {},
  ): number[] => {
    const second = aCreature();
    return totals(duel({ ...setup, combat: { round: 'SECONDARY', past: [first, second], ...more } }, first, second));
  };

  it('only the base counts: no text, off-color bonus, item, terrain, standard bearer', () => {
    const creature = aCreature({ kind: 'OUTSIDER', offColorBonus: 3, effects: [vitality(2)] });
    const item = aCreatureItem({ effects: [vitality(2)] });
    const setup = {
      terrain: { card: aTerrain({ effects: [vitality(2)] }), owner: 0 },
      seats: [
        {
          standardBearer: aStandardBearer({ effects: [vitality(2)] }),
          arena: { card: creature, faceUp: true, items: [{ card: item, faceUp: true }] },
        },
        {},
      ],
    } as const;
    expect(totals(duel(setup, creature))).toEqual([16, 7]);
    expect(past(creature, {}, setup)).toEqual([5, 5]);
  });

  it('ARENA-MOD-02 commands go on, for the duellist and for every secondary attacker that they name', () => {
    const baron = aCreature({
      effects: [vitality(1, { target: 'OWN_ALL', trigger: 'COMMAND', when: { own: { kinds: ['MORTAL'] } } })],
    });
    const secondary = [[aCreature(), aCreature({ kind: 'OUTSIDER' })], []] as const;
    expect(past(baron, { inForce: [command(baron)], secondary })).toEqual([17, 5]);
  });

  it('ARENA-MOD-07 COUNTS_AS counts instead of the base', () => {
    const mule = aCreature({ vitality: 3, effects: [{ op: 'COUNTS_AS', value: 6 }] });
    expect(totals(duel({}, mule))).toEqual([3, 5]);
    expect(past(mule)).toEqual([6, 5]);
    const { contributions } = totalOf(duel({ combat: { round: 'SECONDARY', past: [mule] } }, mule), 0);
    expect(contributions).toEqual([
      { sort: 'BASE', card: mule, source: mule, creature: mule, effect: 0, rule: 'ARENA-MOD-07', value: 6 },
    ]);
  });

  it('ARENA-ALO-02 a duellist without opponent has its modifiers in the secondary round', () => {
    const lone = aCreature({ effects: [vitality(2)] });
    const state = aGame({ combat: { round: 'SECONDARY', duellists: [lone, null], gone: [1] } });
    expect(totals(state)).toEqual([7, 0]);
  });

  it('ARENA-SHD-01 a shielded creature counts nothing, not even what is given to it', () => {
    const [first, joined] = [aCreature(), aCreature({ effects: [vitality(3)] })];
    const shields = [first, joined].map((on) => ({ seat: 1, id: 'shield', on }));
    const supports = [{ kind: 'RANGED', seat: 0, source: null, receiver: joined, value: 3, reversed: false }] as const;
    expect(past(first, { secondary: [[joined], []], shields, supports: [...supports] })).toEqual([0, 5]);
  });
});
