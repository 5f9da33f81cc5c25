import { jest } from '@jest/globals';
import pg from 'pg';
import { sealCommit, verifyChain } from '#records';
import { START, type Tip, newStreamId } from '#records/testing';
import type { AppendResult } from './event-store.js';
import { PostgresEventStore } from './postgres-event-store.js';
import {
  appendMany,
  sampleCommit,
  statementSizes,
  storeOnPostgres,
  until,
  type StoreOnPostgres,
} from './testing/index.js';

const WAITING = `from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;

let tested: StoreOnPostgres;
let store: PostgresEventStore;

beforeEach(async () => {
  tested = await storeOnPostgres(10);
  store = tested.store;
});
afterEach(async () => {
  jest.restoreAllMocks();
  await tested.stop();
});

describe('The appends of two processes', () => {
  it('to the same games lose nothing and store nothing twice', async () => {
    const ROUNDS = 15;
    const games = Array.from({ length: 12 }, newStreamId);
    const other = new PostgresEventStore(tested.owner);
    const acknowledged = new Map<string, string[]>(games.map((streamId) => [streamId, []]));
    const play = async (streamId: string, process: PostgresEventStore): Promise<void> => {
      let tip: Tip = START;
      for (let stored = 0; stored < ROUNDS;) {
        const commit = sampleCommit(streamId, tip);
        const result: AppendResult = await process.append(commit);
        if (result.status === 'ok') {
          acknowledged.get(streamId)!.push(commit.commandId);
          stored += 1;
        }
        tip = tipAfter(result);
      }
    };
    await Promise.all([
      ...games.map((streamId) => play(streamId, store)),
      ...games.toReversed().map((streamId) => play(streamId, other)),
    ]);
    for (const streamId of games) {
      const commits = await store.read(streamId);
      expect(commits.map(({ commandId }) => commandId).sort()).toEqual(acknowledged.get(streamId)!.sort());
      expect(commits).toHaveLength(2 * ROUNDS);
      expect(verifyChain(commits)).toMatchObject({ ok: true });
    }
  });

  it('to the same games in opposite orders never wait in a circle', async () => {
    const patient = { beside: 60_000, shared: 60_000 };
    const [process, other] = [tested.pool, tested.owner].map((pool) => new PostgresEventStore(pool, patient)) as [
      PostgresEventStore,
      PostgresEventStore,
    ];
    const [low, high] = [newStreamId(), newStreamId()].sort() as [string, string];
    const tips = { [low]: await appendMany(store, low, 1), [high]: await appendMany(store, high, 1) };
    const failed = failures(tested.pool, tested.owner);
    const release = await hold(low);
    const inOneStatement = async (from: PostgresEventStore, games: readonly string[]): Promise<AppendResult[]> => {
      const first = from.append(sampleCommit(newStreamId()));
      const shared = games.map((streamId) => from.append(sampleCommit(streamId, tips[streamId])));
      await first;
      return Promise.all(shared);
    };
    const ahead = inOneStatement(other, [low, high]);
    await waitForLocks(1);
    const behind = inOneStatement(process, [high, low]);
    await waitForLocks(2);
    await release();
    expect((await ahead).map(({ status }) => status)).toEqual(['ok', 'ok']);
    expect((await behind).map(({ status }) => status)).toEqual(['conflict', 'conflict']);
    expect(failed).toEqual([]);
  });
});

describe('A locked head', () => {
  it('stops its own game alone: those that come while its statement is stuck go beside it', async () => {
    const [held, ...games] = Array.from({ length: 8 }, newStreamId);
    const tip = await appendMany(store, held!, 1);
    const release = await hold(held!);
    const stuck = store.append(sampleCommit(held!, tip));
    await Promise.all(games.map((streamId) => appendMany(store, streamId, 20)));
    await release();
    expect(await stuck).toMatchObject({ status: 'ok', version: 2 });
  });

  it('stops its own game alone: those that share its statement go alone', async () => {
    const sizes = statementSizes(tested.pool);
    const [held, ...games] = Array.from({ length: 8 }, newStreamId);
    const tip = await appendMany(store, held!, 1);
    const release = await hold(held!);
    const first = store.append(sampleCommit(newStreamId()));
    const stuck = store.append(sampleCommit(held!, tip));
    const others = games.map((streamId) => store.append(sampleCommit(streamId)));
    for (const result of await Promise.all([first, ...others])) expect(result).toMatchObject({ status: 'ok' });
    expect(sizes).toEqual([1, 1, 8, ...Array<number>(8).fill(1)]);
    await release();
    expect(await stuck).toMatchObject({ status: 'ok', version: 2 });
  });

  it('keeps the commits of a game in their order when they go alone', async () => {
    const [held, streamId] = Array.from({ length: 2 }, newStreamId) as [string, string];
    const tip = await appendMany(store, held, 1);
    const release = await hold(held);
    const first = store.append(sampleCommit(newStreamId()));
    const stuck = store.append(sampleCommit(held, tip));
    const begun = sampleCommit(streamId);
    const { lastVersion, hash } = sealCommit(begun);
    const goneOn = sampleCommit(streamId, { version: lastVersion, hash });
    const results = await Promise.all([first, store.append(begun), store.append(goneOn)]);
    expect(results.map(({ status }) => status)).toEqual(['ok', 'ok', 'ok']);
    await release();
    await stuck;
  });

  it('leaves a connection to all others, however many heads are locked', async () => {
    const held = Array.from({ length: 12 }, newStreamId);
    const tips = await Promise.all(held.map((streamId) => appendMany(store, streamId, 1)));
    const releases = await Promise.all(held.map(hold));
    const stuck = held.map((streamId, index) => store.append(sampleCommit(streamId, tips[index])));
    await waitForLocks(9);
    await expect(store.head(held[0]!)).resolves.toMatchObject({ version: 1 });
    await Promise.all(releases.map((release) => release()));
    for (const result of await Promise.all(stuck)) expect(result).toMatchObject({ status: 'ok', version: 2 });
  });
});

describe('Appends that share a statement', () => {
  it('are all refused, and none is tried again, when their connection is gone', async () => {
    const sizes = statementSizes(tested.pool);
    await tested.owner.query(`
      create function hang_up() returns trigger language plpgsql as $$
      begin perform pg_terminate_backend(pg_backend_pid()); return new; end $$;
      create trigger hang_up before insert on commits for each row when (new.actor = 'fatal') execute function hang_up()`);
    const first = store.append(sampleCommit(newStreamId()));
    const fatal = sampleCommit(newStreamId(), START, { actor: 'fatal' });
    const others = [fatal, ...Array.from({ length: 8 }, () => sampleCommit(newStreamId()))].map((commit) =>
      store.append(commit),
    );
    const settled = await Promise.allSettled(others);
    await first;
    expect(settled.map(({ status }) => status)).toEqual(others.map(() => 'rejected'));
    expect(sizes).toEqual([1, 9]);
    expect(await store.append({ ...fatal, actor: 'somebody' })).toMatchObject({ status: 'ok' });
  });

  it('are all refused soon when no connection can be had, and a command given again afterwards is stored once', async () => {
    const pool = new pg.Pool({ host: '127.0.0.1', port: 1 });
    const query = jest.spyOn(pool, 'query');
    const unreachable = new PostgresEventStore(pool);
    const commits = Array.from({ length: 12 }, () => sampleCommit(newStreamId()));
    const results = await Promise.allSettled(commits.map((commit) => unreachable.append(commit)));
    expect(results.map(({ status }) => status)).toEqual(commits.map(() => 'rejected'));
    expect(query).toHaveBeenCalledTimes(2);
    await pool.end();

    const again = await Promise.all([...commits, ...commits].map((commit) => store.append(commit)));
    const statuses = again.map(({ status }) => status).sort();
    expect(statuses).toEqual([...commits.map(() => 'ok'), ...commits.map(() => 'replayed')]);
  });
});

/** Locks the head of a game until the function returned is called. */
async function hold(streamId: string): Promise<() => Promise<void>> {
  const db = new pg.Client(tested.owner.options);
  await db.connect();
  await db.query('begin');
  await db.query('select from streams where game_id = $1 for update', [streamId]);
  return () => db.end();
}

const waitForLocks = (count: number): Promise<void> =>
  until(
    `${count} statements wait for a head`,
    async () => (await tested.owner.query(`select ${WAITING}`)).rowCount === count,
  );

const tipAfter = (result: AppendResult): Tip => {
  if (result.status === 'ok') return result;
  const last = result.status === 'conflict' ? result.missed.at(-1) : undefined;
  if (!last) throw new Error(`Expected a stored commit or a conflict, but it is "${result.status}".`);
  return { version: last.lastVersion, hash: last.hash };
};

/** The errors that statements of some pools meet from now on. */
function failures(...pools: readonly pg.Pool[]): unknown[] {
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
