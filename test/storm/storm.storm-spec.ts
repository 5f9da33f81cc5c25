import { until } from '#event-store/testing';
import { ServerIds } from '#streams';
import { tier } from '#kernel/testing';
import { openNodes, type OpenNodes } from '#server';
import { verifyChain } from '#records';
import { hasRedisProgram } from '../reporters/test-redis.mjs';
import type { GameId } from './storm-player.js';
import { NODE_KILLED, StormServers } from './storm-servers.js';
import { ROUNDS, SEED, storm, type Weathered } from './storm.js';

interface Owed {
  readonly key: string;
  readonly kind: string;
  readonly due_at: number;
}

/** Milliseconds that an obligation may be overdue after any fault. */
const OVERDUE = 5_000;

/** The command that lets the same faults follow one another again. */
const again = `${tier === 'change' ? 'TEST_TIER=change ' : ''}STORM_SEED='${SEED}' STORM_ROUNDS=${ROUNDS} npm run test:storm`;

/** For each change it comes over the last of them: Redis, as in production, where there is one. */
const onOne = [
  { backend: 'PostgreSQL', hasRedis: false, hasNode: false },
  ...(hasRedisProgram() ? [{ backend: 'Redis', hasRedis: true, hasNode: false }] : []),
];

const onTwo = { backend: 'PostgreSQL, and games on two databases', hasRedis: false, hasNode: true };

describe.each(tier === 'change' ? onOne.slice(-1) : [...onOne, onTwo])(
  'a storm over APIs and workers, with jobs and news through $backend',
  ({ backend, ...parts }) => {
    let servers: StormServers;
    let opened: OpenNodes;
    let weathered: Weathered;

    beforeAll(async () => {
      servers = await StormServers.start(parts, SEED);
      const ignore = (): void => undefined;
      opened = openNodes({ addresses: servers.databases, max: 2, report: ignore, onIdleError: ignore });
      weathered = await storm(servers).catch((fault: unknown) => {
        throw new Error(`The storm did not end (${again}). The servers said:\n${servers.lastWords}`, { cause: fault });
      });
      process.stderr.write(`${figures()}\n`);
    }, 600_000 * ROUNDS);
    afterAll(async () => {
      await opened.end();
      await servers.stop();
    });

    const games = (): GameId[] => [...new Set(weathered.acknowledged.map(({ game }) => game))];
    const inStore = (game: GameId): string => Buffer.from(game, 'base64url').toString().replace('Game:', '');

    /** The longest time that an obligation of any database was overdue after each fault. */
    function overdue(): readonly (readonly [string, number])[] {
      const all = new Map<string, number>();
      for (const [name, longest] of servers.lateness.flatMap(({ after }) => [...after]))
        all.set(name, Math.max(all.get(name) ?? 0, longest));
      return [...all];
    }

    /** A summary of the storm, in a line. */
    function figures(): string {
      const { acknowledged, told } = weathered;
      const late = overdue().map(([name, longest]) => `${name} ${(longest / 1000).toFixed(1)}`);
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
      expect(games().length).toBeGreaterThan(servers.tables.length);
      for (const game of games()) {
        const commits = await opened.store.read(inStore(game));
        const stored = commits.map(({ commandId, lastVersion }) => ({ game, commandId, version: lastVersion }));
        expect(new Set(commits.map(({ commandId }) => commandId)).size).toBe(commits.length);
        expect(stored).toEqual(expect.arrayContaining(weathered.acknowledged.filter((each) => each.game === game)));
      }
    });

    it('leaves every game whole: versions without a gap, a chain that holds, an end', async () => {
      for (const game of games()) {
        const commits = await opened.store.read(inStore(game));
        const versions = commits.flatMap(({ events }) => events.map(({ version }) => version));
        expect(versions).toEqual(versions.map((_, index) => index + 1));
        expect(verifyChain(commits)).toMatchObject({ ok: true });
        expect(await opened.store.head(inStore(game))).toMatchObject({ version: versions.length, status: 'closed' });
      }
    });

    it('costs no subscriber an event, and tells none twice', async () => {
      const { followed } = weathered;
      expect(followed.map(({ game }) => game).sort()).toEqual(games().sort());
      for (const { game, versions } of followed) {
        expect(versions).toEqual(versions.map((_, index) => index + 1));
        expect(versions).toHaveLength((await opened.store.head(inStore(game)))!.version);
      }
      expect(followed.some(({ resumed }) => resumed > 0)).toBe(true);
    });

    it('has obligations met by jobs of every kind, and ends no time before it is over', async () => {
      const kinds = new Set<string>();
      const ids = new ServerIds(servers.seedKey, console.error);
      for (const game of games()) {
        const done = new Map((await opened.store.read(inStore(game))).map(({ commandId, at }) => [commandId, at]));
        const text = 'select key, kind, due_at::float8 from owed where game_id = $1';
        const owed = opened.nodes.map(({ pool }) => pool.query<Owed>(text, [inStore(game)]));
        for (const { key, kind, due_at } of (await Promise.all(owed)).flatMap(({ rows }) => rows)) {
          const at = done.get(ids.ofObligation(inStore(game), key));
          if (at !== undefined) kinds.add(kind);
          if (kind === 'deadline') expect(at ?? due_at).toBeGreaterThanOrEqual(due_at);
        }
      }
      expect([...kinds].sort()).toEqual(['automatic', 'bot', 'deadline']);
    });

    it('leaves nothing overdue for more than five seconds, after any fault', async () => {
      expect(overdue().map(([name]) => name)).toEqual(expect.arrayContaining([...weathered.faults]));
      expect(overdue().filter(([, longest]) => longest > OVERDUE)).toEqual([]);
      await until('nothing is owed', async () => (await opened.store.dueObligations(1, Date.now())).length === 0);
    });

    if (parts.hasNode) {
      it('lets games of the home go on while the second database is gone, and has games on both', () => {
        const places = games().map((game) => opened.isElsewhere(inStore(game)));
        expect(new Set(places)).toEqual(new Set([true, false]));
        const meanwhile = weathered.during.get(NODE_KILLED)!.filter(({ game }) => !opened.isElsewhere(inStore(game)));
        expect(meanwhile.length).toBeGreaterThan(0);
      });

      it('takes the games of both into the lists and once into the log, and parks no read model', async () => {
        const [{ pool }] = opened.nodes;
        const count = async (text: string): Promise<number | null> => (await pool.query(text)).rowCount;
        const listed = `select from read_models.game_list where status = 'over'`;
        await until('all games are in the list', async () => (await count(listed)) === games().length);
        const logged = `select from log_nodes where level = 0`;
        await until('all games are in the log', async () => (await count(logged)) === games().length);
        expect(await count('select from checkpoints where parked_at is not null')).toBe(0);
      });
    }
  },
);
