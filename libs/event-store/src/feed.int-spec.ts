import { sealCommit } from '#records';
import { newStreamId } from '#records/testing';
import { FEED_START, type FeedEntry, type FeedPosition } from './feed.js';
import { FeedTicker } from './feed-ticker.js';
import { appendQuery } from './postgres-append.js';
import { appended, appendMany, sampleCommit, storeOnPostgres, until, type StoreOnPostgres } from './testing/index.js';

describe('The feed of all streams', () => {
  let tested: StoreOnPostgres | undefined;

  beforeEach(async () => {
    tested = await storeOnPostgres(20);
  });
  afterEach(() => tested?.stop());

  /** Appends the first commit of a game in a transaction that stays open. */
  async function openAppend(streamId: string) {
    const db = await tested!.pool.connect();
    await db.query('begin');
    const commit = sampleCommit(streamId);
    await db.query(appendQuery([{ commit, sealed: sealCommit(commit) }], 250));
    return {
      end: async (how: 'commit' | 'rollback') => {
        await db.query(how);
        db.release();
      },
    };
  }

  const read = async (after: FeedPosition, limit: number): Promise<readonly FeedEntry[]> => {
    const { feed } = tested!.store;
    const [source] = await feed.sources();
    return feed.read(source!, after, limit);
  };
  const streamsAfter = async (position: number) =>
    (await read(String(position) as FeedPosition, 100)).map((entry) => entry.commit.streamId);

  it('never lets a reader pass an append that is still open', async () => {
    const [before, slow, quick] = [newStreamId(), newStreamId(), newStreamId()];
    await appendMany(tested!.store, before, 1);
    await tested!.publish();

    const open = await openAppend(slow);
    await appendMany(tested!.store, quick, 1);
    const visible = await tested!.owner.query('select game_id from commits order by position');
    expect(visible.rows).toEqual([{ game_id: before }, { game_id: quick }]);
    expect(await tested!.publish()).toBeNull();
    expect(await streamsAfter(0)).toEqual([before]);

    await open.end('commit');
    expect(await tested!.publish()).toBe(3);
    expect(await streamsAfter(0)).toEqual([before, slow, quick]);
    expect(await streamsAfter(1)).toEqual([slow, quick]);
  });

  it('goes on past a position that was drawn and rolled back', async () => {
    const [gone, kept] = [newStreamId(), newStreamId()];
    const open = await openAppend(gone);
    await appendMany(tested!.store, kept, 1);
    await open.end('rollback');
    await tested!.publish();
    expect(await streamsAfter(0)).toEqual([kept]);
  });

  it('goes on when the connection of an open append dies', async () => {
    const db = await tested!.owner.connect();
    db.on('error', () => undefined);
    await db.query('begin');
    const commit = sampleCommit(newStreamId());
    await db.query(appendQuery([{ commit, sealed: sealCommit(commit) }], 250));
    const kept = newStreamId();
    await appendMany(tested!.store, kept, 1);
    expect(await tested!.publish()).toBeNull();
    const { rows } = await tested!.owner.query<{ pid: number }>(
      `select pid from pg_stat_activity where state = 'idle in transaction' and datname = current_database()`,
    );
    await tested!.owner.query('select pg_terminate_backend($1, 5000)', [rows[0]!.pid]);
    db.release(true);
    expect(await tested!.publish()).toBe(2);
    expect(await streamsAfter(0)).toEqual([kept]);
  });

  it('loses nothing, doubles nothing and keeps each stream in order under many writers', async () => {
    const ticker = new FeedTicker({ pool: tested!.pool, every: 5 });
    ticker.start();
    const entries: FeedEntry[] = [];
    const writers = new Set(Array.from({ length: 8 }, (_, writer) => writer));
    const written = Promise.all(
      [...writers].map((writer) => writeSlowly(writer).finally(() => writers.delete(writer))),
    );
    const areDone = async (): Promise<boolean> => {
      await readOn(entries);
      return writers.size === 0;
    };
    await until('all is written', areDone, 30, 3);
    await written;
    await ticker.stop();
    await tested!.publish();
    await readOn(entries);

    const { rows } = await tested!.owner.query<{ position: string }>('select position from commits order by position');
    expect(entries.map((entry) => entry.position)).toEqual(rows.map((row) => row.position));
    const lastOf = new Map<string, number>();
    for (const { commit } of entries) {
      expect(commit.firstVersion).toBe((lastOf.get(commit.streamId) ?? 0) + 1);
      lastOf.set(commit.streamId, commit.lastVersion);
    }
    expect(lastOf.size).toBeGreaterThan(8);
  });

  /** How many pages were read. */
  let looks = 0;

  async function readOn(entries: FeedEntry[]): Promise<void> {
    for (;;) {
      const page = await read(entries.at(-1)?.position ?? FEED_START, 7);
      looks += 1;
      if (page.length === 0) return;
      entries.push(...page);
    }
  }

  /** Appends through transactions that stay open while some pages are read; some of them are rolled back. */
  async function writeSlowly(writer: number): Promise<void> {
    for (let round = 0; round < 12; round += 1) {
      const streamId = newStreamId();
      const open = await openAppend(streamId);
      const enough = looks + ((writer * 7 + round * 13) % 5);
      await until('the feed was read meanwhile', () => looks >= enough);
      const rolledBack = (writer + round) % 6 === 0;
      await open.end(rolledBack ? 'rollback' : 'commit');
      if (!rolledBack) await continueStream(streamId);
    }
  }

  async function continueStream(streamId: string): Promise<void> {
    const head = (await tested!.store.head(streamId))!;
    await appended(tested!.store, sampleCommit(streamId, { version: head.version, hash: head.lastHash }));
  }

  it('is let go on by the ticker, which tells how far', async () => {
    const marks: FeedPosition[] = [];
    const ticker = new FeedTicker({ pool: tested!.pool, every: 5, onAdvance: (mark) => marks.push(mark) });
    ticker.start();
    await appendMany(tested!.store, newStreamId(), 3);
    await until('the mark is 3', () => marks.at(-1) === '3');
    await ticker.stop();
    const numbers = marks.map(Number);
    expect(numbers).toEqual([...new Set(numbers)].sort((one, next) => one - next));
    expect(await streamsAfter(0)).toHaveLength(3);
  });

  it('keeps the ticker alive when the database cannot be reached', async () => {
    const errors: unknown[] = [];
    const broken = { query: () => Promise.reject(new Error('no connection')) } as unknown as StoreOnPostgres['pool'];
    const ticker = new FeedTicker({ pool: broken, every: 1, onError: (error) => errors.push(error) });
    ticker.start();
    await until('there are errors', () => errors.length >= 3);
    await ticker.stop();
    expect(errors[0]).toEqual(new Error('no connection'));
  });
});
