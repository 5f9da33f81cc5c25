import { jest } from '@jest/globals';
import pg from 'pg';
import type { AppendResult } from './event-store.js';
import { sealCommit, verifyChain } from './hash-chain.js';
import { PostgresEventStore } from './postgres-event-store.js';
import {
  appendMany,
  newGameId,
  sampleCommit,
  START,
  storeOnPostgres,
  until,
  versionsOf,
  type StoreOnPostgres,
  type Tip,
} from './testing/index.js';

const CONNECTIONS = 4;
/** The database takes no such text: an error of its own, after the checks of the store. */
const FAULTY = { actor: 'nul \u0000' };

describe('Appends that share a statement', () => {
  let tested: StoreOnPostgres;
  let store: PostgresEventStore;

  beforeEach(async () => {
    tested = await storeOnPostgres(CONNECTIONS);
    store = tested.store;
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await tested.stop();
  });

  /** How many commits each statement of the store held, as they are sent. */
  function statementSizes(): number[] {
    const sizes: number[] = [];
    const query = tested.pool.query.bind(tested.pool);
    jest.spyOn(tested.pool, 'query').mockImplementation(((config: { text: string }) => {
      sizes.push(config.text.split('append_commit(').length - 1);
      return query(config);
    }) as never);
    return sizes;
  }

  it('go in one when they come while another is under way', async () => {
    const sizes = statementSizes();
    const games = Array.from({ length: 10 }, newGameId);
    await Promise.all(games.map((gameId) => appendMany(store, gameId, 3)));
    expect(sizes).toEqual([1, 10, 10, 9]);
  });

  it('go beside others when their statement is full', async () => {
    const sizes = statementSizes();
    const games = Array.from({ length: 40 }, newGameId);
    await Promise.all(games.map((gameId) => appendMany(store, gameId, 1)));
    expect(sizes).toEqual([1, 16, 16, 7]);
  });

  it('do not wait for ever behind one that does not get its head', async () => {
    const [held, ...games] = Array.from({ length: 18 }, newGameId);
    const tip = await appendMany(store, held!, 1);
    const db = await tested.owner.connect();
    await db.query('begin');
    await db.query('select from streams where game_id = $1 for update', [held]);
    const stuck = store.append(sampleCommit(held!, tip));
    await Promise.all(games.slice(0, 16).map((gameId) => store.append(sampleCommit(gameId))));
    await db.query('rollback');
    db.release();
    expect(await stuck).toMatchObject({ status: 'ok', version: 2 });
  });

  it('are stored but for the one that the database refuses', async () => {
    const first = store.append(sampleCommit(newGameId()));
    const games = Array.from({ length: 9 }, newGameId);
    const results = await Promise.allSettled(
      games.map((gameId, index) => store.append(sampleCommit(gameId, START, index === 4 ? FAULTY : {}))),
    );
    expect(results.map(({ status }) => status)).toEqual(games.map((_, i) => (i === 4 ? 'rejected' : 'fulfilled')));
    expect(results[4]).toMatchObject({ reason: { code: '22021' } });
    expect(await first).toMatchObject({ status: 'ok' });
    const lengths = await Promise.all(games.map(async (gameId) => (await store.read(gameId)).length));
    expect(lengths).toEqual(games.map((_, index) => (index === 4 ? 0 : 1)));
  });

  it('are stored but for one whose chain does not fit', async () => {
    const [broken, ...games] = Array.from({ length: 5 }, newGameId);
    const tip = await appendMany(store, broken!, 1);
    const first = store.append(sampleCommit(newGameId()));
    const altered = store.append(sampleCommit(broken!, { ...tip, hash: 'f'.repeat(64) }));
    const others = games.map((gameId) => store.append(sampleCommit(gameId)));
    await expect(altered).rejects.toMatchObject({ name: 'ChainMismatch', gameId: broken });
    for (const result of await Promise.all([first, ...others])) expect(result).toMatchObject({ status: 'ok' });
  });

  it('keep their order within a game', async () => {
    const sizes = statementSizes();
    const first = store.append(sampleCommit(newGameId()));
    const [gameId, other] = [newGameId(), newGameId()];
    const commits = [sampleCommit(gameId)];
    for (let version = 1; version < 5; version += 1) {
      const { lastVersion, hash } = sealCommit(commits.at(-1)!);
      commits.push(sampleCommit(gameId, { version: lastVersion, hash }));
    }
    const results = await Promise.all([
      ...commits.slice(0, 2).map((commit) => store.append(commit)),
      store.append(sampleCommit(other)),
      ...commits.slice(2).map((commit) => store.append(commit)),
      store.append(commits[0]!),
      store.append(sampleCommit(gameId)),
    ]);
    await first;
    expect(results.map(({ status }) => status)).toEqual([...Array<string>(6).fill('ok'), 'replayed', 'conflict']);
    expect(sizes.slice(0, 2)).toEqual([1, 8]);
    expect(versionsOf(await store.read(gameId))).toEqual([1, 2, 3, 4, 5]);
    expect(verifyChain(await store.read(gameId))).toMatchObject({ ok: true });
  });

  it('of two processes to the same games neither wait in a circle nor lose anything', async () => {
    const ROUNDS = 15;
    const games = Array.from({ length: 12 }, newGameId);
    const other = new PostgresEventStore(tested.owner);
    const errors = errorsOf(tested.owner, tested.pool);
    const acknowledged = new Map<string, string[]>(games.map((gameId) => [gameId, []]));
    const play = async (gameId: string, process: PostgresEventStore): Promise<void> => {
      let tip: Tip = START;
      for (let stored = 0; stored < ROUNDS;) {
        const commit = sampleCommit(gameId, tip);
        const result: AppendResult = await process.append(commit);
        if (result.status === 'ok') {
          acknowledged.get(gameId)!.push(commit.commandId);
          stored += 1;
        }
        tip = tipAfter(result);
      }
    };
    await Promise.all([
      ...games.map((gameId) => play(gameId, store)),
      ...games.toReversed().map((gameId) => play(gameId, other)),
    ]);
    for (const gameId of games) {
      const commits = await store.read(gameId);
      expect(commits.map(({ commandId }) => commandId).sort()).toEqual(acknowledged.get(gameId)!.sort());
      expect(commits).toHaveLength(2 * ROUNDS);
      expect(verifyChain(commits)).toMatchObject({ ok: true });
    }
    expect(errors).toEqual([]);
  });

  it('are all refused, and none is tried again, when their connection is gone', async () => {
    const sizes = statementSizes();
    const held = newGameId();
    const tip = await appendMany(store, held, 1);
    const db = await tested.owner.connect();
    await db.query('begin');
    await db.query('select from streams where game_id = $1 for update', [held]);
    const first = store.append(sampleCommit(newGameId()));
    const others = [held, ...Array.from({ length: 8 }, newGameId)].map((gameId) =>
      store.append(sampleCommit(gameId, gameId === held ? tip : START)),
    );
    const settled = Promise.allSettled(others);
    await first;
    await waitsForLock(db);
    await db.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where wait_event_type = 'Lock' and datname = current_database()`);
    expect((await settled).map(({ status }) => status)).toEqual(others.map(() => 'rejected'));
    expect(sizes).toEqual([1, 1, 9]);
    await db.query('rollback');
    db.release();
    expect(await store.append(sampleCommit(held, tip))).toMatchObject({ status: 'ok' });
  });

  it('are all refused soon when no connection can be had, and a command given again afterwards is stored once', async () => {
    const pool = new pg.Pool({ host: '127.0.0.1', port: 1 });
    const query = jest.spyOn(pool, 'query');
    const unreachable = new PostgresEventStore(pool);
    const commits = Array.from({ length: 12 }, () => sampleCommit(newGameId()));
    const results = await Promise.allSettled(commits.map((commit) => unreachable.append(commit)));
    expect(results.map(({ status }) => status)).toEqual(commits.map(() => 'rejected'));
    expect(query).toHaveBeenCalledTimes(2);
    await pool.end();

    const again = await Promise.all([...commits, ...commits].map((commit) => store.append(commit)));
    const statuses = again.map(({ status }) => status).sort();
    expect(statuses).toEqual([...commits.map(() => 'ok'), ...commits.map(() => 'replayed')]);
  });
});

const tipAfter = (result: AppendResult): Tip => {
  if (result.status === 'ok') return result;
  const last = result.status === 'conflict' ? result.missed.at(-1) : undefined;
  if (!last) throw new Error(`Expected a stored commit or a conflict, but it is "${result.status}".`);
  return { version: last.lastVersion, hash: last.hash };
};

/** The errors that the statements of some pools meet from now on. */
function errorsOf(...pools: readonly pg.Pool[]): unknown[] {
  const errors: unknown[] = [];
  for (const pool of pools) {
    const query = pool.query.bind(pool);
    jest.spyOn(pool, 'query').mockImplementation((async (config: pg.QueryConfig) => {
      try {
        return await query(config);
      } catch (error) {
        errors.push(error);
        throw error;
      }
    }) as never);
  }
  return errors;
}

async function waitsForLock(db: pg.PoolClient): Promise<void> {
  await until('a statement waits for the head', async () => {
    const { rowCount } = await db.query(`select from pg_stat_activity
      where wait_event_type = 'Lock' and datname = current_database()`);
    return rowCount === 1;
  });
}
