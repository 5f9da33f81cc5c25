import { randomUUID } from 'node:crypto';
import type { INestApplicationContext } from '@nestjs/common';
import { FEED_START, type FeedPosition } from '#event-store';
import { scratchDatabase, until } from '#event-store/testing';
import { resultsOf } from '#leagues';
import { openGamesServer, openVerification, type GamesServerOptions } from '#server';
import { accepted, pick } from '#server/testing';
import { connectTo, migrateNodes, readSlices } from '#platform';
import { queueBackends } from '#platform/testing';
import { verifyChain } from '#records';
import { createWorker } from './create-worker.js';
import { jobServer, type JobServer } from './testing/job-server.js';

const SERVER = process.env['TEST_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres';

describe.each(queueBackends)('games on two databases, with jobs on $backend', ({ redisUrl }) => {
  let jobs: JobServer;
  let worker: INestApplicationContext;

  beforeAll(async () => {
    jobs = await jobServer(redisUrl, { onNodes: true });
    worker = await createWorker({ server: jobs.server, queues: jobs.options, settings: { sweepEvery: 100 } });
  });
  afterAll(async () => {
    await worker.close();
    await jobs.close();
  });

  /** Starts games of bots until there is one at home, or elsewhere. */
  async function startIn(isElsewhere: boolean, rounds: number): Promise<string> {
    for (;;) {
      const gameId = await jobs.start({ seats: 3, rounds }, 3);
      if (jobs.server.isElsewhere(gameId) === isElsewhere) return gameId;
    }
  }

  const listed = async (): Promise<readonly string[]> => {
    const text = `select game_id from read_models.game_list where status = 'over'`;
    return (await jobs.server.pool.query<{ game_id: string }>(text)).rows.map((row) => row.game_id);
  };

  /** Every version of every stream as the feed tells it, and the number of commits that are stored. */
  async function told(): Promise<{ readonly told: readonly string[]; readonly stored: number }> {
    const { nodes, store } = jobs.server;
    const versions: string[] = [];
    let stored = 0;
    for (const { source, pool } of nodes) {
      const { rows } = await pool.query<{ count: number }>('select count(*)::integer as count from commits');
      stored += rows[0]?.count ?? 0;
      for (let after: FeedPosition = FEED_START; ;) {
        const page = await store.feed.read(source, after, 100);
        const last = page.at(-1);
        if (!last) break;
        versions.push(...page.map(({ commit }) => `${commit.streamId} ${commit.lastVersion}`));
        after = last.position;
      }
    }
    return { told: versions, stored };
  }

  /** No connection gets into a database until the answer is called. */
  async function cut(databaseUrl: string): Promise<() => Promise<void>> {
    const name = new URL(databaseUrl).pathname.slice(1);
    const admin = await connectTo(SERVER, 'a test');
    await admin.query(`alter database ${name} allow_connections false`);
    await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
    return async () => {
      await admin.query(`alter database ${name} allow_connections true`);
      await admin.end();
    };
  }

  it('go on at home while the other is away, and afterwards there; nothing is lost, doubled or left out', async () => {
    const away = await startIn(true, 12);
    await jobs.until(away, (version) => version > 6);
    const back = await cut(jobs.options.databaseNodes![1]!.url!);
    const here: string[] = [];
    try {
      while (here.length === 0) {
        // An opening of the node that is away fails; the next one is perhaps at home.
        const gameId = await jobs.start({ seats: 2, rounds: 2 }, 2).catch(() => undefined);
        if (gameId !== undefined) here.push(gameId);
      }
      await jobs.until(here[0]!);
      await until('the list has taken it in', async () => (await listed()).includes(here[0]!));
      await expect(jobs.server.store.head(away)).rejects.toThrow();
    } finally {
      await back();
    }
    await jobs.until(away);
    await until('the list has taken that in, too', async () => (await listed()).includes(away));
    expect(verifyChain(await jobs.server.store.read(away))).toMatchObject({ ok: true });
    await jobs.settled();
    await until('all commits are told', async () => {
      const { told: versions, stored } = await told();
      return versions.length === stored;
    });
    const { told: versions } = await told();
    expect(new Set(versions).size).toBe(versions.length);
    const { rows } = await jobs.server.pool.query(`select from checkpoints where parked_at is not null`);
    expect(rows).toEqual([]);
  });

  it('count for their league, in the lists and in the log, and everything verifies', async () => {
    const { leagueId, gameIds } = await jobs.startRound();
    const { games, leagues, store } = jobs.server;
    for (const gameId of gameIds) {
      await until('it has started', async () => (await store.head(gameId))?.status === 'running');
      const players = (await games.load(gameId))!.game.seats.flatMap((seat) =>
        'account' in seat ? [seat.account] : [],
      );
      for (const account of players)
        accepted(await games.submit({ gameId, commandId: randomUUID(), account: String(account), command: pick(1) }));
      await jobs.until(gameId);
    }
    const results = async (): Promise<number> => resultsOf((await leagues.load(leagueId))!.league.seasons[0]!).length;
    await until('the league has every result', async () => (await results()) === gameIds.length);
    await until('the lists have taken them in', async () => {
      const over = new Set(await listed());
      return gameIds.every((gameId) => over.has(gameId));
    });
    await jobs.settled();
    const verification = openVerification(jobs.options);
    const faults: string[] = [];
    let streams = 0;
    for await (const streamId of verification.streams()) {
      streams += 1;
      faults.push(...(await verification.verify(streamId)));
    }
    const log = await verification.log();
    await verification.close();
    expect([faults, log.faults]).toEqual([[], []]);
    expect(streams).toBeGreaterThan(gameIds.length);
    const ended = await Promise.all(
      jobs.server.nodes.map(async ({ pool }) => {
        const text = `select count(*)::integer as count from streams where kind = 'game' and status = 'closed'`;
        return (await pool.query<{ count: number }>(text)).rows[0]!.count;
      }),
    );
    expect(Math.min(...ended)).toBeGreaterThan(0);
    expect(log.head?.size).toBe(ended[0]! + ended[1]!);
  });
});

describe('The databases of a server', () => {
  let jobs: JobServer;
  const refused = (options: Partial<GamesServerOptions>) =>
    expect(openGamesServer({ ...jobs.options, ...options })).rejects;

  beforeAll(async () => {
    jobs = await jobServer(undefined, { onNodes: true });
  });
  afterAll(() => jobs.close());

  it('are refused when they are exchanged, or one is taken for the whole', async () => {
    const [home, other] = jobs.options.databaseNodes!;
    const exchanged = [home!, { ...other!, url: jobs.options.databaseUrl }];
    await refused({ databaseUrl: other!.url!, databaseNodes: exchanged }).toThrow('is node "node1" of its server');
    await refused({ databaseNodes: [home!, { ...other!, name: 'node2' }] }).toThrow('is node "node1" of its server');
    await refused({ databaseNodes: undefined }).toThrow('holds slices 0-511, and DATABASE_NODES gives it 0-1023');
  });

  it('are refused with another placement than theirs, and with a database of another server', async () => {
    const [home, other] = jobs.options.databaseNodes!;
    const placement = [
      { ...home!, slices: readSlices('0-255')! },
      { ...other!, slices: readSlices('256-1023')! },
    ];
    await refused({ databaseNodes: placement }).toThrow('holds slices 0-511, and DATABASE_NODES gives it 0-255');
    const alone = await scratchDatabase();
    const added = [home!, { ...other!, url: alone.loginUrl, migrationUrl: alone.url }];
    await refused({ databaseNodes: added }).toThrow('is not prepared as one of several: run `chronicler migrate`');
    const text = `insert into node_identity (cluster, name, slices) values (gen_random_uuid(), 'node1', '{[512,1024)}')`;
    const owner = await connectTo(alone.url, 'a test');
    await owner.query(text);
    await owner.end();
    await refused({ databaseNodes: added }).toThrow('belongs to another server');
    await expect(migrateNodes({ ...jobs.options, databaseNodes: added })).rejects.toThrow('belongs to another server');
    await alone.drop();
  });
});
