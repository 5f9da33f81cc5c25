import type { PrintedEffect } from '#cards/schema';
import { aCreature, aGame, aSpell, aStandardBearer, type GameSetup } from '../testing/index.js';
import { isCompared, lowerWins, roundWinner } from './winner.js';

type Combat = NonNullable<GameSetup['combat']>;
const duel = (first: string | null, second: string | null, combat: Partial<Combat> = {}, seats?: GameSetup['seats']) =>
  aGame({ ...(seats ? { seats } : {}), combat: { duellists: [first, second], ...combat } });
const of = (vitality: number, ...effects: PrintedEffect[]) => aCreature({ vitality, effects });
const rule = (setting: 'LOWER_WINS' | 'HIGHER_WINS') =>
  aSpell({ effects: [{ op: 'RULE', what: 'COMPARE', setting, trigger: 'COMMAND' }] });
const command = (source: string) =>
  ({ key: source, seat: 0, source, effect: 0, target: null, lasts: 'COMBAT', command: true }) as const;

describe('who wins a round', () => {
  it('ARENA-PRI-07 the higher total; ARENA-PRI-08 neither when they are equal', () => {
    expect(roundWinner(duel(of(6), of(5)))).toBe(0);
    expect(roundWinner(duel(of(5), of(6)))).toBe(1);
    expect(roundWinner(duel(of(5), of(5)))).toBeNull();
  });

  it('ARENA-SEC-08 the lower one where a command turns the comparison round; equal stays equal', () => {
    const spell = rule('LOWER_WINS');
    const turned = (first: number, second: number) =>
      duel(of(first), of(second), { inForce: [command(spell)] }, [{ discard: [spell] }, {}]);
    expect(lowerWins(turned(6, 5))).toBe(true);
    expect([roundWinner(turned(6, 5)), roundWinner(turned(5, 6)), roundWinner(turned(5, 5))]).toEqual([1, 0, null]);
    const other = rule('HIGHER_WINS');
    expect(lowerWins(duel(of(1), of(1), { inForce: [command(other)] }, [{ discard: [other] }, {}]))).toBe(false);
  });

  it('ARENA-ALO-01 a seat without creature has nothing to compare, with any bonus of its side', () => {
    const backwash = aSpell({ effects: [{ op: 'SIDE_TOTAL', value: -9, target: 'ENEMY_SEAT' }] });
    const seats = [{}, { discard: [backwash] }] as const;
    const state = duel(
      of(3),
      null,
      { round: 'SECONDARY', gone: [1], inForce: [{ ...command(backwash), seat: 1 }] },
      seats,
    );
    expect(roundWinner(state)).toBe(0);
    expect(roundWinner(duel(null, null, { round: 'SECONDARY', gone: [0, 1] }))).toBeNull();
  });

  it('ARENA-ALO-04 secondary attackers can win without a duellist', () => {
    const against = (vitality: number) =>
      duel(null, of(4), { round: 'SECONDARY', gone: [0], secondary: [[of(vitality)], []] });
    expect([roundWinner(against(5)), roundWinner(against(4)), roundWinner(against(3))]).toEqual([0, null, 1]);
  });

  const pushes = { op: 'WIN_PUSHES' } as const;

  it('WIN_PUSHES of a duellist wins a tie in its first confrontation; of both seats neither does', () => {
    const twin = of(5, pushes);
    expect(roundWinner(duel(of(5), twin))).toBe(1);
    expect(roundWinner(duel(of(5, pushes), twin))).toBeNull();
    expect(roundWinner(duel(of(5), twin, { round: 'SECONDARY', past: [twin] }))).toBeNull();
  });

  it('WIN_PUSHES of a standard bearer wins ties in every round, and not without a duellist', () => {
    const standardBearer = aStandardBearer({ effects: [pushes] });
    const seats = [{}, { standardBearer }] as const;
    const [first, second] = [of(5), of(5)];
    const later = { round: 'SECONDARY', past: [first, second] } as const;
    expect(roundWinner(duel(first, second, later, seats))).toBe(1);
    const joined = { round: 'SECONDARY', gone: [1], secondary: [[], [second]] } as const;
    expect(roundWinner(duel(first, null, { ...joined, gone: [1] }, seats))).toBeNull();
  });
});

describe('ARENA-SEC-07 whether a round is compared', () => {
  const [first, second] = [of(5), of(6)];
  const later = (more: Partial<Combat> = {}) =>
    duel(first, second, { round: 'SECONDARY', past: [first, second], ...more });

  it('a primary round with both duellists', () => {
    expect(isCompared(duel(first, second))).toBe(true);
    expect(isCompared(duel(first, null, { gone: [1] }))).toBe(false);
    expect(isCompared(aGame())).toBe(false);
  });

  it('a secondary round in which something was done', () => {
    expect(isCompared(later())).toBe(false);
    expect(isCompared(later({ engaged: true }))).toBe(true);
    expect(isCompared(later({ secondary: [[], [of(1)]] }))).toBe(true);
    expect(isCompared(later({ shields: [{ seat: 0, id: 'shield', on: second }] }))).toBe(true);
    expect(isCompared(later({ shields: [{ seat: 0, id: 'shield', on: 'gone' }] }))).toBe(false);
  });

  it('ARENA-ALO-02 not with one duellist left since the primary round; ARENA-ALO-06 with one left in this', () => {
    const alone = (past: string[]) => duel(first, null, { round: 'SECONDARY', gone: [1], past });
    expect(isCompared(alone([]))).toBe(false);
    expect(isCompared(alone([first]))).toBe(true);
  });

  it('ARENA-ALO-05 never without any duellist', () => {
    const gone = { round: 'SECONDARY', gone: [0, 1], engaged: true, secondary: [[of(1)], []] } as const;
    expect(isCompared(duel(null, null, { ...gone, gone: [0, 1] }))).toBe(false);
  });
});
