import { JobRelay } from '#infrastructure';
import { Table } from '#server/testing';
import { until } from '#event-store/testing';
import { ObligationSweeper } from './obligation-sweeper.js';
import { defaultSettings, type WorkerParts } from './worker-parts.js';

/** A queue that accepts every job and runs none, as after a worker died with its jobs; or one that is away. */
const idleQueue = (takes: boolean) => ({
  add: () => Promise.resolve(takes),
  clear: () => Promise.resolve(),
  close: () => Promise.resolve(),
});

describe('the sweep', () => {
  let table: Table;
  let sweeper: ObligationSweeper;
  const faults: unknown[] = [];

  /** Sweeps every few milliseconds, on a queue that does nothing. */
  function sweep(takes: boolean): void {
    const clock = (): number => table.now;
    const { games, campaigns, store } = table;
    const server = { games, campaigns, store, clock, relay: new JobRelay(idleQueue(takes), clock) };
    const queues = { databaseUrl: '', report: (fault: unknown) => faults.push(fault) };
    const parts = { server, queues } as unknown as WorkerParts;
    sweeper = new ObligationSweeper(parts, { ...defaultSettings, sweepEvery: 5 });
    sweeper.onApplicationBootstrap();
  }
  const roundOf = async (gameId: string): Promise<unknown> =>
    ((await table.games.load(gameId))!.game.state as { readonly round: number }).round;

  beforeEach(() => {
    table = new Table();
  });
  afterEach(async () => {
    await sweeper.beforeApplicationShutdown();
    expect(faults).toEqual([]);
  });

  it('meets overdue obligations itself, and leaves the others to the queue', async () => {
    const gameId = await table.start({ seats: 1, seconds: 60 });
    table.now += 60_000 + defaultSettings.patience - 1;
    sweep(true);
    let looks = 0;
    const { store } = table;
    const due = store.dueObligations.bind(store);
    store.dueObligations = (...query) => due(...query).finally(() => (looks += 1));
    await until('it has looked twice', () => looks > 1);
    expect(await roundOf(gameId)).toBe(1);
    table.now += 1 + defaultSettings.patience;
    await until('the time of the step is over', async () => (await table.store.head(gameId))!.version > 3);
  });

  it('plays games of bots to their end while the queue is away', async () => {
    const gameId = await table.start({ seats: 2, rounds: 2, seconds: null }, 2);
    sweep(false);
    await until('the game is over', async () => (await table.store.head(gameId))?.status === 'closed');
  });
});
