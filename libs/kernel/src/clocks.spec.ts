import { deadlineOf, deadlineOfSeat, windClocks, type Clocks } from './clocks.js';
import type { Waiting } from './waiting.js';

const step = (stepId: string, seconds: number | null, suspends: string[] = [], seats: number[] = [0]): Waiting => ({
  seats,
  step: 'step',
  stepId,
  clock: seconds === null ? null : { seconds },
  suspends,
});

/** Clocks after one commit after the other, each at its time. */
function wound(game: Clocks, ...commits: readonly (readonly [Waiting, number])[]): Clocks {
  for (const [waiting, at] of commits) windClocks(game, waiting, at);
  return game;
}
const clocks = (...commits: readonly (readonly [Waiting, number])[]) => wound({ clocks: [] }, ...commits).clocks;

describe('clocks', () => {
  it('give a new step its full time from the commit that opened it', () => {
    expect(deadlineOf(clocks([step('a', 10), 1000]), step('a', 10))).toBe(11_000);
  });

  it('are not prolonged by further commits within the step', () => {
    expect(deadlineOf(clocks([step('a', 10), 1000], [step('a', 10), 9000]), step('a', 10))).toBe(11_000);
  });

  it('stop while a step is suspended, and go on with what was left', () => {
    const game = wound({ clocks: [] }, [step('a', 10), 0], [step('b', 60, ['a']), 4000]);
    expect(deadlineOf(game.clocks, step('b', 60, ['a']))).toBe(64_000);
    wound(game, [step('b', 60, ['a']), 30_000], [step('a', 10), 50_000]);
    expect(game.clocks).toEqual([{ stepId: 'a', due: 56_000, left: null }]);
  });

  it('forget a step that is over', () => {
    expect(clocks([step('a', 10), 0], [step('b', 10), 5000]).map((clock) => clock.stepId)).toEqual(['b']);
  });

  it('do not run for steps without a deadline, automatic steps and finished games', () => {
    expect(clocks([step('a', null), 0])).toEqual([]);
    expect(clocks([step('a', 10), 0], [{ rules: 'auction', key: 'k' }, 1])).toEqual([]);
    expect(clocks([{ over: 'done' }, 0])).toEqual([]);
    expect(deadlineOf([], { over: 'done' })).toBeNull();
  });
});

describe('clocks over days', () => {
  const HOUR = 3_600_000;
  /** A Friday at noon. */
  const noon = Date.parse('2026-11-27T12:00:00Z');
  const calendar = { daysOff: [6, 7], utcOffset: 0 };
  const day = (stepId: string, suspends: string[] = []): Waiting => step(stepId, 86_400, suspends, [0, 1]);
  const hoursAt = (game: Clocks, waiting: Waiting, now: number): readonly number[] =>
    [0, 1].map((seat) => ((deadlineOfSeat(game.clocks, waiting, seat) ?? NaN) - now) / HOUR);

  it('keep in a suspended step the time that counts', () => {
    const game = wound({ clocks: [], calendar }, [day('a'), noon], [day('b', ['a']), noon + 2 * HOUR]);
    const monday = noon + 72 * HOUR;
    wound(game, [day('a'), monday]);
    expect(hoursAt(game, day('a'), monday)).toEqual([22, 22]);
  });

  it('keep in a suspended step the time of each seat, without its vacation', () => {
    const vacations = [
      { left: 0, until: noon + 10 * HOUR },
      { left: 0, until: null },
    ];
    const game = wound({ clocks: [], vacations }, [day('a'), noon]);
    expect(hoursAt(game, day('a'), noon)).toEqual([34, 24]);
    wound(game, [day('b', ['a']), noon + 12 * HOUR], [day('a'), noon + 20 * HOUR]);
    expect(hoursAt(game, day('a'), noon + 20 * HOUR)).toEqual([22, 12]);
  });
});

describe('banks', () => {
  const both = (stepId: string, seconds: number | null, seats = [0, 1]): Waiting => step(stepId, seconds, [], seats);
  const banked = (...banks: number[]): Clocks => ({ clocks: [], bank: { seconds: 100, increment: 5 }, banks });

  it('run when the time of the step is over, each to its own end', () => {
    const game = wound(banked(100_000, 30_000), [both('a', 10), 1000]);
    expect(deadlineOf(game.clocks, both('a', 10))).toBe(41_000);
    expect([0, 1, 2].map((seat) => deadlineOfSeat(game.clocks, both('a', 10), seat))).toEqual([111_000, 41_000, null]);
  });

  it('run at once where the step has no time of its own', () => {
    const game = wound(banked(100_000), [step('a', null), 1000]);
    expect(deadlineOf(game.clocks, step('a', null))).toBe(101_000);
  });

  it('pay for the time of an answer beyond the step, and get the increment', () => {
    const game = wound(banked(100_000, 100_000), [both('a', 10), 0], [both('a', 10, [1]), 30_000]);
    expect(game.banks).toEqual([85_000, 100_000]);
    expect(deadlineOf(game.clocks, both('a', 10, [1]))).toBe(110_000);
    wound(game, [both('b', 10), 40_000]);
    expect(game.banks).toEqual([85_000, 75_000]);
    expect(deadlineOfSeat(game.clocks, both('b', 10), 1)).toBe(125_000);
  });

  it('pay nothing for an answer within the time of the step', () => {
    expect(wound(banked(100_000), [step('a', 10), 0], [step('b', 10), 9000]).banks).toEqual([105_000]);
    expect(wound(banked(0), [step('a', 10), 0], [step('b', 10), 9000]).banks).toEqual([5000]);
  });

  it('are empty, without an increment, when time has run out', () => {
    const game = wound(banked(20_000), [step('a', 10), 0], [step('b', 10), 30_000]);
    expect(game.banks).toEqual([0]);
    expect(deadlineOf(game.clocks, step('b', 10))).toBe(40_000);
  });

  it('stop while a step is suspended, without an increment, and go on where they were', () => {
    const game = wound(banked(100_000, 100_000), [step('a', 10), 0], [step('b', 10, ['a'], [1]), 30_000]);
    expect(game.banks).toEqual([80_000, 100_000]);
    wound(game, [step('a', 10), 35_000]);
    expect(game.banks).toEqual([80_000, 105_000]);
    expect(deadlineOf(game.clocks, step('a', 10))).toBe(115_000);
  });

  it('begin to run for a seat that is asked later only then', () => {
    const game = wound(banked(100_000, 100_000), [both('a', 10, [0]), 0], [both('a', 10, [1]), 50_000]);
    expect(deadlineOfSeat(game.clocks, both('a', 10, [1]), 1)).toBe(150_000);
    wound(game, [{ over: 'done' }, 70_000]);
    expect(game).toEqual({ clocks: [], bank: { seconds: 100, increment: 5 }, banks: [65_000, 85_000] });
  });
});
