import { deadlineOf, windClocks } from './clocks.js';
import type { Waiting } from './waiting.js';

const step = (stepId: string, seconds: number | null, suspends: string[] = []): Waiting => ({
  seats: [0],
  step: 'step',
  stepId,
  clock: seconds === null ? null : { seconds },
  suspends,
});

describe('clocks', () => {
  it('give a new step its full time from the commit that opened it', () => {
    const clocks = windClocks([], step('a', 10), 1000);
    expect(deadlineOf(clocks, step('a', 10))).toBe(11_000);
  });

  it('are not prolonged by further commits within the step', () => {
    const clocks = windClocks(windClocks([], step('a', 10), 1000), step('a', 10), 9000);
    expect(deadlineOf(clocks, step('a', 10))).toBe(11_000);
  });

  it('stop while a step is suspended, and go on with what was left', () => {
    let clocks = windClocks([], step('a', 10), 0);
    clocks = windClocks(clocks, step('b', 60, ['a']), 4000);
    expect(deadlineOf(clocks, step('b', 60, ['a']))).toBe(64_000);
    clocks = windClocks(clocks, step('b', 60, ['a']), 30_000);
    clocks = windClocks(clocks, step('a', 10), 50_000);
    expect(clocks).toEqual([{ stepId: 'a', due: 56_000, left: null }]);
  });

  it('forget a step that is over', () => {
    const clocks = windClocks(windClocks([], step('a', 10), 0), step('b', 10), 5000);
    expect(clocks.map((clock) => clock.stepId)).toEqual(['b']);
  });

  it('do not run for steps without a deadline, automatic steps and finished games', () => {
    expect(windClocks([], step('a', null), 0)).toEqual([]);
    expect(windClocks(windClocks([], step('a', 10), 0), { rules: 'auction', key: 'k' }, 1)).toEqual([]);
    expect(windClocks([], { over: 'done' }, 0)).toEqual([]);
    expect(deadlineOf([], { over: 'done' })).toBeNull();
  });
});
