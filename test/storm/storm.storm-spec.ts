import type { Pool } from 'pg';
import { PostgresEventStore } from '#event-store';
import { until } from '#event-store/testing';
import { ServerIds } from '#streams';
import { tier } from '#kernel/testing';
import { createPool } from '#platform';
import { verifyChain } from '#records';
import { hasRedisProgram } from '../reporters/test-redis.mjs';
import type { GameId } from './storm-player.js';
import { StormServers } from './storm-servers.js';
import { ROUNDS, SEED, storm, type Weathered } from './storm.js';
import { tables } from './tables.js';

/** Milliseconds that an obligation may be overdue after any fault. */
const OVERDUE = 5_000;

/** The command that lets the same faults follow one another again. */
const again = `${tier === 'change' ? 'TEST_TIER=change ' : ''}STORM_SEED='${SEED}' STORM_ROUNDS=${ROUNDS} npm run test:storm`;

/** For each change it comes over one of them: Redis, as in production, where there is one. */
const backends = [
  { backend: 'PostgreSQL', hasRedis: false },
  ...(hasRedisProgram() ? [{ backend: 'Redis', hasRedis: true }] : []),
].slice(tier === 'change' ? -1 : 0);

describe.each(backends)(
  'a storm over APIs and workers, with jobs and news through $backend',
  ({ backend, hasRedis }) => {
    let servers: StormServers;
    let pool: Pool;
    let store: PostgresEventStore;
    let weathered: Weathered;

    beforeAll(async () => {
      servers = await StormServers.start(hasRedis, SEED);
      pool = createPool({ databaseUrl: servers.databaseUrl, max: 2 });
      store = new PostgresEventStore(pool);
      weathered = await storm(servers).catch((fault: unknown) => {
        throw new Error(`The storm did not end (${again}). The servers said:\n${servers.lastWords}`, { cause: fault });
      });
      process.stderr.write(`${figures()}\n`);
    }, 600_000 * ROUNDS);
    afterAll(async () => {
      await pool.end();
      await servers.stop();
    });

    const games = (): GameId[] => [...new Set(weathered.acknowledged.map(({ game }) => game))];
    const inStore = (game: GameId): string => Buffer.from(game, 'base64url').toString().replace('Game:', '');

    /** A summary of the storm, in a line. */
    function figures(): string {
      const { acknowledged, told } = weathered;
      const late = [...servers.lateness.after].map(([name, longest]) => `${name} ${(longest / 1000).toFixed(1)}`);
      return `Storm over ${backend} (${again}): ${acknowledged.length} commands in ${games().length} games, ${told.faults} faults told, ${told.broken} connections broken; clocks wrong by ${[...servers.skews.values()].join(', ')} ms. Longest overdue, in seconds: ${late.join(', ')}.`;
    }

    it('ends no process', () => {
      expect(weathered.fallen).toEqual([]);
    });

    it('gives players right answers, or says that the fault is the server’s', () => {
      expect(weathered.told.wrong).toEqual([]);
      expect(weathered.told.broken).toBeGreaterThan(0);
    });

    it('loses no command that was acknowledged, and does none twice', async () => {
      expect(games().length).toBeGreaterThan(tables.length);
      for (const game of games()) {
        const commits = await store.read(inStore(game));
        const stored = commits.map(({ commandId, lastVersion }) => ({ game, commandId, version: lastVersion }));
        expect(new Set(commits.map(({ commandId }) => commandId)).size).toBe(commits.length);
        expect(stored).toEqual(expect.arrayContaining(weathered.acknowledged.filter((each) => each.game === game)));
      }
    });

    it('leaves every game whole: versions without a gap, a chain that holds, an end', async () => {
      for (const game of games()) {
        const commits = await store.read(inStore(game));
        const versions = commits.flatMap(({ events }) => events.map(({ version }) => version));
        expect(versions).toEqual(versions.map((_, index) => index + 1));
        expect(verifyChain(commits)).toMatchObject({ ok: true });
        expect(await store.head(inStore(game))).toMatchObject({ version: versions.length, status: 'closed' });
      }
    });

    it('costs no subscriber an event, and tells none twice', async () => {
      const { followed } = weathered;
      expect(followed.map(({ game }) => game).sort()).toEqual(games().sort());
      for (const { game, versions } of followed) {
        expect(versions).toEqual(versions.map((_, index) => index + 1));
        expect(versions).toHaveLength((await store.head(inStore(game)))!.version);
      }
      expect(followed.some(({ resumed }) => resumed > 0)).toBe(true);
    });

    it('has obligations met by jobs of every kind, and ends no time before it is over', async () => {
      const kinds = new Set<string>();
      const ids = new ServerIds(servers.seedKey, console.error);
      for (const game of games()) {
        const done = new Map((await store.read(inStore(game))).map(({ commandId, at }) => [commandId, at]));
        const text = 'select key, kind, due_at::float8 from owed where game_id = $1';
        const { rows } = await pool.query<{ key: string; kind: string; due_at: number }>(text, [inStore(game)]);
        for (const { key, kind, due_at } of rows) {
          const at = done.get(ids.ofObligation(inStore(game), key));
          if (at !== undefined) kinds.add(kind);
          if (kind === 'deadline') expect(at ?? due_at).toBeGreaterThanOrEqual(due_at);
        }
      }
      expect([...kinds].sort()).toEqual(['automatic', 'bot', 'deadline']);
    });

    it('leaves nothing overdue for more than five seconds, after any fault', async () => {
      const { after } = servers.lateness;
      expect([...after.keys()]).toEqual(expect.arrayContaining([...weathered.faults]));
      expect([...after].filter(([, longest]) => longest > OVERDUE)).toEqual([]);
      await until('nothing is owed', async () => (await store.dueObligations(1, Date.now())).length === 0);
    });
  },
);
