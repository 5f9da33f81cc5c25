import { MOST_ATTEMPTS, nextAttemptIn } from './schedule.js';

const HOUR = 3_600_000;

describe('The next attempt', () => {
  it('comes at once, then with growing delays, and never after the tenth', () => {
    const delays = Array.from({ length: MOST_ATTEMPTS + 2 }, (_, failed) => nextAttemptIn({ failed, jitter: 0 }));
    expect(delays).toEqual([
      0,
      5_000,
      300_000,
      1_800_000,
      ...[2, 5, 10, 14, 20, 24].map((hours) => hours * HOUR),
      null,
      null,
    ]);
  });

  it('is delayed at random, by a fifth at most', () => {
    expect(nextAttemptIn({ failed: 0, jitter: 0.99 })).toBe(0);
    expect(nextAttemptIn({ failed: 1, jitter: 0.5 })).toBe(5_500);
    expect(nextAttemptIn({ failed: 9, jitter: 0.999_999 })).toBeLessThanOrEqual(1.2 * 24 * HOUR);
  });

  it('comes no sooner than the receiver requests, and is not delayed further', () => {
    expect(nextAttemptIn({ failed: 1, jitter: 0, retryAfterMs: 60_000 })).toBe(60_000);
    expect(nextAttemptIn({ failed: 2, jitter: 0, retryAfterMs: 60_000 })).toBe(300_000);
    expect(nextAttemptIn({ failed: MOST_ATTEMPTS, jitter: 0, retryAfterMs: 60_000 })).toBeNull();
  });

  it.each([-1, 0.5, NaN])('does not come after %d failures', (failed) => {
    expect(() => nextAttemptIn({ failed, jitter: 0 })).toThrow(
      `${failed} is not a number of failed attempts: 0, 1, 2 and so on are.`,
    );
  });

  it.each([-0.1, 1, NaN])('does not accept the random number %d', (jitter) => {
    expect(() => nextAttemptIn({ failed: 0, jitter })).toThrow('The random number must be from 0 to less than 1');
  });
});
