import { MemoryEventStore } from '#event-store';
import { until } from '#event-store/testing';
import { NightlyVerification } from './nightly-verification.js';
import type { NightState } from '#verification';
import type { WorkerParts } from './worker-parts.js';

/** A worker with a clock of its own, and its verifications and reports. */
function workerAt(
  time: string,
  run?: (night: string, signal: AbortSignal) => Promise<void>,
  at = 210,
  state: NightState = 'none',
  after: NightState = 'ended',
) {
  const nights: string[] = [];
  const faults: unknown[] = [];
  let looks = 0;
  const clock = (): number => {
    looks += 1;
    return Date.parse(time);
  };
  const verification = {
    at,
    run: (night: string, signal: AbortSignal) => {
      nights.push(night);
      return run?.(night, signal) ?? Promise.resolve();
    },
    state: () => Promise.resolve(nights.length === 0 ? state : after),
  };
  const server = { clock, store: new MemoryEventStore() };
  const queues = { report: (fault: unknown) => void faults.push(fault) };
  return {
    nightly: new NightlyVerification({ server, queues, verification } as unknown as WorkerParts),
    looked: () => until('it has looked at the clock', () => looks > 0),
    begun: () => until('it has begun', () => nights.length > 0),
    nights,
    faults,
  };
}

describe('The verification of every night', () => {
  it.each([
    ['2026-11-26T03:29:59Z', []],
    ['2026-11-26T03:30:00Z', ['2026-11-26']],
    ['2026-11-26T03:59:00Z', ['2026-11-26']],
    ['2026-11-26T04:00:00Z', []],
    ['2026-11-26T15:30:00Z', []],
  ])('is begun at its time, by the clock of the database: %s', async (time, expected) => {
    const { nightly, looked, nights } = workerAt(time);
    nightly.onApplicationBootstrap();
    await looked();
    await nightly.beforeApplicationShutdown();
    expect(nights).toEqual(expected);
  });

  it.each<[string, NightState, number]>([
    ['2026-11-26T15:30:00Z', 'left', 1],
    ['2026-11-26T03:31:00Z', 'left', 1],
    ['2026-11-26T15:30:00Z', 'runs', 0],
    ['2026-11-26T03:31:00Z', 'runs', 0],
    ['2026-11-26T03:31:00Z', 'ended', 0],
  ])('goes on where a process has left it, at any time: %s, %s', async (time, state, times) => {
    const { nightly, looked, nights } = workerAt(time, undefined, undefined, state);
    nightly.onApplicationBootstrap();
    await looked();
    await nightly.beforeApplicationShutdown();
    expect(nights).toHaveLength(times);
  });

  it('is that of the day on which its time came, also after midnight', async () => {
    const { nightly, looked, nights } = workerAt('2026-11-27T00:05:00Z', undefined, 23 * 60 + 59);
    nightly.onApplicationBootstrap();
    await looked();
    await nightly.beforeApplicationShutdown();
    expect(nights).toEqual(['2026-11-26']);
  });

  it('is cancelled when the worker stops, which is not a fault', async () => {
    const { nightly, begun, nights, faults } = workerAt(
      '2026-11-26T03:31:00Z',
      (_night, signal) =>
        new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('aborted')))),
    );
    nightly.onApplicationBootstrap();
    await begun();
    await nightly.beforeApplicationShutdown();
    expect([nights, faults]).toEqual([['2026-11-26'], []]);
  });

  it('reports its failures, and is tried three times in a night', async () => {
    const fail = (): Promise<void> => Promise.reject(new Error('no room'));
    const { nightly, nights, faults } = workerAt('2026-11-26T03:31:00Z', fail, undefined, 'none', 'left');
    for (let looks = 0; looks < 5; looks += 1) await nightly.look();
    expect(nights).toEqual(Array.from({ length: 3 }, () => '2026-11-26'));
    expect(faults).toEqual(nights.map(() => new Error('no room')));
  });
});
