import { jest } from '@jest/globals';
import type { Pool } from 'pg';
import { FeedTicker } from './feed-ticker.js';

describe('The ticker of the feed', () => {
  let waits: number[];
  let waiting: (() => void) | undefined;
  let answer: ((mark: string | null) => Promise<void>) | undefined;

  const pool = {
    query: () =>
      new Promise((resolve) => {
        answer = (mark) => {
          resolve({ rows: [{ mark }] });
          return new Promise(setImmediate);
        };
      }),
  } as unknown as Pool;

  beforeEach(() => {
    waits = [];
    jest.spyOn(globalThis, 'setTimeout').mockImplementation((then, milliseconds) => {
      waiting = then;
      waits.push(milliseconds ?? 0);
      return {} as NodeJS.Timeout;
    });
  });
  afterEach(() => jest.restoreAllMocks());

  it('comes more and more slowly while an append hangs, also after news, and soon for news that came meanwhile', async () => {
    const ticker = new FeedTicker({ pool, every: 10_000 });
    ticker.start();
    await answer?.(null);
    for (let news = 0; news < 3; news += 1) ticker.wake();
    expect(waits).toEqual([200]);
    waiting?.();
    ticker.wake();
    await answer?.(null);
    expect(waits).toEqual([200, 400]);
    waiting?.();
    ticker.wake();
    await answer?.('1');
    expect(waits[2]).toBeLessThanOrEqual(100);
    waiting?.();
    await answer?.('2');
    expect(waits[3]).toBe(10_000);
    ticker.wake();
    expect(waits[4]).toBeLessThanOrEqual(100);
    await ticker.stop();
  });
});
