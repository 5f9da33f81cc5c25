import { jest } from '@jest/globals';
import { newStreamId } from '#records/testing';
import type { Pool, PoolClient } from 'pg';
import { FeedLeader } from './feed-leader.js';
import { FeedTicker } from './feed-ticker.js';
import type { Projection } from './projection.js';
import { ProjectorLoop } from './projector-loop.js';
import { Projector } from './projector.js';
import { SharedFeed } from './shared-feed.js';
import { bidTotals, noFaults } from './testing/bid-totals.js';
import { appended, appendMany, sampleCommit, storeOnPostgres, until, type StoreOnPostgres } from './testing/index.js';

/** Longer than any test: what is not woken does not happen. */
const NEVER = 3_600_000;

const projections: readonly Projection[] = [
  bidTotals(),
  { ...bidTotals(), name: 'other_totals' },
  { ...bidTotals(), name: 'campaign_totals', kinds: ['campaign'] },
];

describe('The reading of the feed', () => {
  let tested: StoreOnPostgres;
  const statements: string[] = [];
  const processes: { stop(): Promise<void> }[] = [];
  const errors: unknown[] = [];

  beforeEach(async () => {
    tested = await storeOnPostgres(8);
    errors.length = 0;
    listen(tested.pool);
  });
  afterEach(async () => {
    for (const process of processes.splice(0)) await process.stop();
    jest.restoreAllMocks();
    await tested.stop();
  });

  /** Writes down every statement of the pool from now on. */
  function listen(pool: Pool): void {
    const heard = new WeakSet<object>();
    pool.on('acquire', (client: PoolClient) => {
      if (heard.has(client)) return;
      heard.add(client);
      const query = client.query.bind(client) as (...given: unknown[]) => unknown;
      jest
        .spyOn(client, 'query')
        .mockImplementation((config: string | { name?: string; text: string }, ...rest: unknown[]) => {
          const { name, text } = typeof config === 'string' ? { name: undefined, text: config } : config;
          statements.push(name ?? text);
          return query(config, ...rest);
        });
    });
  }

  /** A process with the read models of a server; `news` of commits reach it by `wake`. */
  function process(every = NEVER): { readonly leader: FeedLeader; readonly wake: () => void } {
    const { pool, store } = tested;
    const feed = new SharedFeed(store.feed);
    const onError = (error: unknown): number => errors.push(error);
    const loops = projections.map(
      (projection) => new ProjectorLoop(new Projector({ pool, store, projection, feed }), { every: NEVER, onError }),
    );
    const onAdvance = (): void => {
      feed.advanced();
      for (const loop of loops) loop.wake();
    };
    const ticker = new FeedTicker({ pool, every: NEVER, onError, onAdvance });
    const all = [ticker, ...loops];
    const leader = new FeedLeader({
      pool,
      projections,
      lead: () => all.forEach((loop) => loop.start()),
      rest: () => Promise.all(all.map((loop) => loop.stop())),
      onError,
      every,
    });
    processes.push(leader);
    leader.start();
    return { leader, wake: () => ticker.wake() };
  }

  const bidsOf = async (streamId: string, name = 'bid_totals'): Promise<number | undefined> => {
    const { rows } = await tested.owner.query<{ bids: number }>(
      `select bids from read_models.${name} where game_id = $1`,
      [streamId],
    );
    return rows[0]?.bids;
  };
  const areIn = (streamId: string, bids: number): Promise<void> =>
    until(`all have ${bids} bids`, async () => {
      const names = ['bid_totals', 'other_totals'];
      const counts = await Promise.all(names.map((name) => bidsOf(streamId, name).catch(() => undefined)));
      return counts.every((count) => count === bids);
    });

  it('is one tick and one page for all read models after news, and no statement without news', async () => {
    const { leader, wake } = process();
    await until('it leads', () => leader.leads);
    const streamId = newStreamId();
    const tip = await appendMany(tested.store, streamId, 1);
    wake();
    await areIn(streamId, 1);
    await until('all places are moved', async () => (await placesAt('1')) === 3);
    statements.length = 0;
    await appendMany(tested.store, streamId, 2, tip);
    expect(statements.filter((name) => !name.startsWith('append'))).toEqual([]);
    wake();
    await areIn(streamId, 3);
    await until('all places are moved', async () => (await placesAt('3')) === 3);
    const count = (name: string): number => statements.filter((one) => one === name).length;
    expect([count('advance-feed-mark'), count('feed')]).toEqual([1, 1]);
    // The read model of campaigns is told of nothing, and only moves on.
    expect(statements.filter((text) => text.startsWith('begin'))).toHaveLength(2);
    expect(errors).toEqual([]);
  });

  const placesAt = async (position: string): Promise<number> =>
    (await tested.owner.query('select from projection_places where position = $1', [position])).rowCount ?? 0;

  it('leaves no checkpoint of a stream that a read model does not read, and reads its own from their beginning', async () => {
    const { leader, wake } = process();
    await until('it leads', () => leader.leads);
    const [game, campaign] = [newStreamId(), newStreamId()];
    await appendMany(tested.store, game, 2);
    const head = { kind: 'campaign', subject: { name: 'lantern', version: '1.0' }, status: 'running' } as const;
    await appended(tested.store, sampleCommit(campaign, undefined, { head }));
    wake();
    await areIn(campaign, 1);
    await until('the campaign is in its own', async () => (await bidsOf(campaign, 'campaign_totals')) === 1);
    const { rows } = await tested.owner.query<{ game_id: string }>(
      `select game_id from checkpoints where projection = 'campaign_totals'`,
    );
    expect(rows).toEqual([{ game_id: campaign }]);
  });

  it('is led by one process, and by the next when the connection of the first one breaks', async () => {
    const first = process(10);
    await until('the first leads', () => first.leader.leads);
    const second = process(10);
    await tested.owner.query(`select pg_terminate_backend(l.pid) from pg_locks l
      where l.locktype = 'advisory' and l.classid = 1001 and l.objid = 2`);
    await until('one of them leads again', () => first.leader.leads || second.leader.leads);
    const streamId = newStreamId();
    await appendMany(tested.store, streamId, 3);
    first.wake();
    second.wake();
    await areIn(streamId, 3);
    const { rowCount } = await tested.owner.query(
      `select from pg_locks l where l.locktype = 'advisory' and l.classid = 1001 and l.objid = 2 and l.granted`,
    );
    expect(rowCount).toBe(1);
  });

  it('goes on in another process while the leader is frozen, each commit counted once', async () => {
    const frozen = await tested.pool.connect();
    await frozen.query('select pg_advisory_lock(1001, 2)');
    const faults = noFaults();
    await new Projector({ pool: tested.pool, store: tested.store, projection: bidTotals(faults) }).prepare();
    const standby = process(10);
    const streamId = newStreamId();
    await appendMany(tested.store, streamId, 3);
    await areIn(streamId, 3);
    expect(standby.leader.leads).toBe(false);
    frozen.release(true);
    await until('it leads once the lock is free', () => standby.leader.leads);
    expect(await bidsOf(streamId)).toBe(3);
  });
});
