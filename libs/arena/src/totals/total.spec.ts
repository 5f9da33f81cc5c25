import { cards } from '#cards/content';
import type { State } from '../state.js';
import { aCreature, aGame, aGuardian, type GameSetup } from '../testing/index.js';
import { totalOf } from './total.js';
import { influenceAfterCap } from './support.js';

type Combat = NonNullable<GameSetup['combat']>;

const totals = (state: State): number[] => [0, 1].map((seat) => totalOf(state, seat).total);
const primary = (first: string, second: string, more: Partial<Combat> = {}): number[] =>
  totals(aGame({ combat: { duellists: [first, second], ...more } }));
const secondary = (
  first: string,
  second: string,
  joined: NonNullable<Combat['secondary']>,
  more: Partial<Combat> = {},
): number[] => primary(first, second, { round: 'SECONDARY', secondary: joined, past: [first, second], ...more });

const fungus = () => aCreature({ vitality: 4, redVitality: 5, flying: true });
const hitsFlyers = { op: 'VITALITY', value: 6, when: { opponent: { flying: true } } } as const;
const giant = () => aCreature({ vitality: 5, effects: [hitsFlyers] });
const prophet = () => aCreature({ vitality: 5, influenceable: true });
const support = (receiver: string, value: number, kind: 'GUARDIAN' | 'CREATURE' | 'RANGED' = 'GUARDIAN') =>
  ({ kind, seat: 0, source: null, receiver, value, reversed: false }) as const;

describe('ARENA-RED gifts of red numbers', () => {
  it('S1 ARENA-RED-01 a red number above the black one gives the opponent the difference', () => {
    const about = { op: 'NO_INFLUENCE', target: 'OPPONENT', when: { opponent: { flying: true } } } as const;
    const net = aCreature({ vitality: 4, effects: [about] });
    expect(primary(fungus(), net)).toEqual([4, 5]);
  });

  it('S1b ARENA-RED-02 a secondary attacker gives it to the enemy side', () => {
    const [own, enemy] = [aCreature({ vitality: 6 }), aCreature({ vitality: 7 })];
    expect(secondary(own, enemy, [[], []])).toEqual([6, 7]);
    expect(secondary(own, enemy, [[fungus()], []])).toEqual([10, 8]);
  });

  it('S2 ARENA-RED-01 a red number below the black one takes from the opponent', () => {
    expect(primary(aCreature({ vitality: 7, redVitality: 6 }), aCreature({ vitality: 7 }))).toEqual([7, 6]);
  });

  it('ARENA-RED-03 two such creatures give to each other', () => {
    const [first, second] = [aCreature({ vitality: 5, redVitality: 7 }), aCreature({ vitality: 6, redVitality: 3 })];
    expect(primary(first, second)).toEqual([2, 8]);
  });

  it('ARENA-RED-01 is over after the first confrontation, and goes to none when there is none', () => {
    const [first, second] = [aCreature({ vitality: 5, redVitality: 7 }), aCreature({ vitality: 6 })];
    expect(secondary(first, second, [[], []])).toEqual([5, 6]);
    const alone = aGame({ combat: { round: 'SECONDARY', duellists: [first, null], gone: [1] } });
    expect(totals(alone)).toEqual([5, 0]);
  });

  it('ARENA-SHD-05 a shielded creature gives none', () => {
    const [own, enemy, joined] = [aCreature({ vitality: 6 }), aCreature({ vitality: 7 }), fungus()];
    const shields = [{ seat: 1, id: 'shield', on: joined }];
    expect(secondary(own, enemy, [[joined], []], { shields })).toEqual([6, 7]);
  });
});

describe('ARENA-OCB off-color bonus', () => {
  it('ARENA-OCB-01 every creature of the library has one, possibly 0', () => {
    const bonuses = cards.filter(({ type }) => type === 'CREATURE').map(({ offColorBonus }) => offColorBonus ?? NaN);
    expect(bonuses.every((bonus) => bonus >= 0)).toBe(true);
    expect(bonuses).toContain(0);
  });

  const kinds = ['MORTAL', 'ELEMENTAL', 'OUTSIDER'] as const;
  const bonuses = [
    [0, 0, 'MORTAL', 'MORTAL'],
    [2, 0, 'MORTAL', 'ELEMENTAL'],
    [0, 2, 'MORTAL', 'OUTSIDER'],
    [0, 2, 'ELEMENTAL', 'MORTAL'],
    [0, 0, 'ELEMENTAL', 'ELEMENTAL'],
    [2, 0, 'ELEMENTAL', 'OUTSIDER'],
    [2, 0, 'OUTSIDER', 'MORTAL'],
    [0, 2, 'OUTSIDER', 'ELEMENTAL'],
    [0, 0, 'OUTSIDER', 'OUTSIDER'],
  ] as const;

  it.each(bonuses)('D5 ARENA-OCB-02 gives %i and %i to %s and %s', (mine, theirs, own, enemy) => {
    const [first, second] = [own, enemy].map((kind) => aCreature({ vitality: 5, kind, offColorBonus: 2 }));
    expect(primary(first!, second!)).toEqual([5 + mine, 5 + theirs]);
  });

  it('ARENA-OCB-03 the oval overrules the cycle', () => {
    const pike = aCreature({ kind: 'ELEMENTAL', vitality: 8, offColorBonus: 3, offColorAgainst: 'MORTAL' });
    const against = kinds.map((kind) => primary(pike, aCreature({ kind }))[0]);
    expect(against).toEqual([11, 8, 8]);
  });

  it('D7 D8 ARENA-OCB-04 secondary attackers have it against the enemy duellist', () => {
    const white = aCreature({ vitality: 6, offColorBonus: 2 });
    const gray = aCreature({ kind: 'ELEMENTAL', vitality: 7, offColorBonus: 3 });
    const [small, other] = [
      aCreature({ kind: 'ELEMENTAL', vitality: 1, offColorBonus: 3 }),
      aCreature({ vitality: 2, offColorBonus: 2 }),
    ];
    expect(primary(white, gray)).toEqual([8, 7]);
    expect(secondary(white, gray, [[], [small]])).toEqual([6, 8]);
    expect(secondary(white, gray, [[other], [small]])).toEqual([10, 8]);
  });

  it('ARENA-OCB-04 without enemy duellist against the first secondary attacker, without any, against none', () => {
    const white = aCreature({ vitality: 6, offColorBonus: 2 });
    const [gray, black] = [aCreature({ kind: 'ELEMENTAL' }), aCreature({ kind: 'OUTSIDER' })];
    const alone = (joined: string[]) =>
      totals(
        aGame({ combat: { round: 'SECONDARY', duellists: [white, null], secondary: [[], joined], gone: [1] } }),
      )[0];
    expect([alone([gray, black]), alone([black, gray]), alone([])]).toEqual([8, 6, 6]);
  });
});

describe('ARENA-INF, ARENA-RNG what is given in a round', () => {
  it('S4 ARENA-INF-05 adds at most the base, the rest is lost', () => {
    const own = prophet();
    const before = aGame({ combat: { duellists: [own, aCreature()] } });
    expect(influenceAfterCap(before, own, 8)).toBe(5);
    const after = aGame({ combat: { duellists: [own, aCreature()], supports: [support(own, 5)] } });
    expect(totals(after)[0]).toBe(10);
    expect(influenceAfterCap(after, own, 8)).toBe(0);
  });

  it('S4b ARENA-INF-05 counts all sources together', () => {
    const own = prophet();
    const state = aGame({ combat: { duellists: [own, aCreature()], supports: [support(own, 3)] } });
    expect(influenceAfterCap(state, own, 4)).toBe(2);
    const supports = [support(own, 3), support(own, 2, 'CREATURE')];
    expect(primary(own, aCreature(), { supports })[0]).toBe(10);
  });

  it('ARENA-INF-05 a cap of its own holds instead, and ranged attacks are no influence', () => {
    const own = aCreature({ vitality: 5, influenceable: true, influenceCap: 8 });
    const state = aGame({ combat: { duellists: [own, aCreature()], supports: [support(own, 6, 'RANGED')] } });
    expect(influenceAfterCap(state, own, 9)).toBe(8);
  });

  it('D9 ARENA-SEC-05 influence of the primary round does not count in the secondary', () => {
    const [own, enemy, joined] = [prophet(), aCreature({ vitality: 7 }), aCreature({ vitality: 1 })];
    expect(primary(own, enemy, { supports: [support(own, 3)] })).toEqual([8, 7]);
    expect(secondary(own, enemy, [[], [joined]])).toEqual([5, 8]);
  });

  it('D10 ARENA-RNG-02 a ranged attack is added', () => {
    const own = aCreature({ vitality: 3 });
    expect(primary(own, aCreature({ vitality: 6 }), { supports: [support(own, 4, 'RANGED')] })).toEqual([7, 6]);
  });

  it('turned influence is subtracted', () => {
    const own = prophet();
    expect(primary(own, aCreature(), { supports: [{ ...support(own, 4), reversed: true }] })[0]).toBe(1);
  });
});

describe('ARENA-FLY flying creatures', () => {
  const flyer = (vitality: number) => aCreature({ vitality, flying: true });

  it('S3 ARENA-FLY-02 a creature with a bonus against flyers counts in full', () => {
    expect(primary(giant(), flyer(10))).toEqual([11, 10]);
    expect(primary(giant(), aCreature({ vitality: 10 }))).toEqual([5, 10]);
  });

  it('S3b ARENA-FLY-01 any other one counts 0', () => {
    expect(primary(aCreature({ vitality: 12 }), flyer(1))).toEqual([0, 1]);
  });

  it('ARENA-FLY-03 not in the secondary round, nor between two flyers', () => {
    const [own, enemy] = [aCreature({ vitality: 12 }), flyer(1)];
    expect(secondary(own, enemy, [[], []])).toEqual([12, 1]);
    expect(primary(flyer(3), flyer(2))).toEqual([3, 2]);
  });

  it('shows the annulment as one last contribution of minus the sum', () => {
    const state = aGame({ combat: { duellists: [aCreature({ vitality: 12 }), flyer(1)] } });
    const { contributions } = totalOf(state, 0);
    expect(contributions.map(({ sort, rule, value }) => [sort, rule, value])).toEqual([
      ['BASE', 'ARENA-MOD-04', 12],
      ['ANNULLED', 'ARENA-FLY-01', -12],
    ]);
  });
});

describe('where nothing fights', () => {
  it('a total without combat is 0 of nothing', () => {
    expect(totalOf(aGame({ seats: [{ guardian: aGuardian() }, {}] }), 0)).toEqual({ total: 0, contributions: [] });
  });
});
