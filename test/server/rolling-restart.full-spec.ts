import { randomBytes, randomUUID } from 'node:crypto';
import { createClient } from 'graphql-ws';
import type { Pool } from 'pg';
import { WebSocket } from 'ws';
import { PostgresEventStore } from '#event-store';
import { scratchDatabase, until, type ScratchDatabase } from '#event-store/testing';
import { Random } from '#kernel';
import { createPool } from '#platform';
import { freePort, queueBackends } from '#platform/testing';
import { LiveReader } from '../rest/live-reader.js';
import { ask } from './ask.js';
import { Balancer } from './balancer.js';
import { newAccount } from './bot-games.js';
import { ServerProcess } from './server-process.js';

const PLAYERS = 2;

/** The number of commands between two restarts. */
const BETWEEN = 10;

/**
 * Milliseconds that an API continues, unready, as in docker-compose.yml: many health checks of the balancer, even on
 * a busy machine.
 */
const STOP_DELAY = '5000';

const LOOK = `query($id: ID!) { game(id: $id) { status version waiting { ... on WaitingForSeats { mine } } legalCommands(first: 20) { input } } }`;

interface Look {
  readonly status: string;
  readonly version: number;
  readonly waiting: { readonly mine?: boolean } | null;
  readonly legalCommands: readonly { readonly input: unknown }[];
}

/** A process, and its number among those of its kind. */
interface Server {
  readonly app: ServerProcess['app'];
  readonly at: number;
  readonly environment: Readonly<Record<string, string>>;
}

interface Given {
  readonly game: string;
  readonly commandId: string;
}

const mutation = (name: string, type: string): string =>
  `mutation($input: ${type}!) { ${name}(input: $input) { __typename ... on CommandAccepted { game { id } } } }`;

describe.each(queueBackends)(
  'Two APIs and two workers behind a proxy, with jobs and news through $backend, restarted in turn while players play,',
  ({ redisUrl }) => {
    let database: ScratchDatabase;
    let pool: Pool;
    let balancer: Balancer;
    const servers: (Server & { process: ServerProcess })[] = [];
    const accepted: Given[] = [];
    const followed = new Map<string, number[]>();
    const closes: unknown[] = [];
    /** The messages of followers over server-sent events, and the number of their reconnects. */
    const read = new Map<string, number[]>();
    let comeAgain = 0;
    const faults: string[] = [];
    const ends: (number | null)[] = [];
    let isOver = false;

    async function run(server: Server): Promise<void> {
      const process = new ServerProcess(server.app, server.environment);
      servers.push({ ...server, process });
      await process.ready();
    }

    beforeAll(async () => {
      database = await scratchDatabase();
      pool = createPool({ databaseUrl: database.loginUrl, max: 2 });
      const environment = {
        DATABASE_URL: database.loginUrl,
        REDIS_URL: redisUrl ?? '',
        QUEUE_PREFIX: `rolling-${randomUUID().slice(0, 8)}`,
        SEED_KEY: randomBytes(32).toString('hex'),
        POINTS_WITH_TOKEN: '100000000',
        DATABASE_POOL: '5',
        STOP_DELAY,
      };
      const ports = [await freePort(), await freePort()].map(String);
      await Promise.all(
        ports.flatMap((PORT, at) => [
          run({ app: 'apps/api', at, environment: { ...environment, PORT } }),
          run({ app: 'apps/worker', at, environment }),
        ]),
      );
      balancer = await Balancer.before(ports.map((port) => `http://127.0.0.1:${port}`));
      await until('both APIs are ready', () => balancer.size === 2, 60);
      await restartAllUnderLoad();
    }, 600_000);
    afterAll(async () => {
      await balancer.close();
      await Promise.all(servers.map(({ process }) => process.stop('SIGKILL')));
      await pool.end();
      await database.drop();
    });

    async function restartAllUnderLoad(): Promise<void> {
      const playing = Promise.all(Array.from({ length: PLAYERS }, (_, index) => play(index)));
      // Reported at the end, where it is awaited.
      playing.catch(() => undefined);
      const more = async (): Promise<void> => {
        const before = accepted.length;
        const isFurther = () => accepted.length >= before + BETWEEN || faults.length > 0;
        await until(`${BETWEEN} commands more`, isFurther, 60, 20);
      };
      const standing = await sitOut();
      await more();
      for (const pair of [0, 1]) {
        await Promise.all(servers.filter(({ at }) => at === pair).map(restart));
        await until('both APIs are ready again', () => balancer.size === 2, 60);
        await more();
      }
      isOver = true;
      await playing;
      await standing.end();
    }

    /**
     * A follower of a game in which nothing happens, so that a socket is open when an API stops, however fast the
     * others are.
     */
    async function sitOut(): Promise<{ end(): Promise<void> }> {
      const token = await newAccount(balancer.url);
      const gameId = await openGame(token);
      const following = [follow(gameId, token), readOn(gameId, token)];
      await until('it is followed', () => [followed].every((told) => (told.get(gameId)?.length ?? 0) > 0));
      return {
        async end() {
          await give(token, 'resign', 'ResignInput', { gameId });
          await Promise.all(following);
        },
      };
    }

    async function openGame(token: string): Promise<string> {
      const seats = [{ me: true }, { bot: 'random' }];
      const gameId = await give(token, 'openGame', 'OpenGameInput', { options: { lantern: { storms: 3 } }, seats });
      await give(token, 'startGame', 'StartGameInput', { gameId });
      return gameId;
    }

    async function restart(server: (typeof servers)[number]): Promise<void> {
      ends.push(await server.process.stop('SIGTERM'));
      server.process = new ServerProcess(server.app, server.environment);
      await server.process.ready();
    }

    /** Every request is sent once: any wrong answer is a fault. */
    async function once<T>(query: string, token?: string, variables: object = {}): Promise<T> {
      try {
        return await ask(balancer.url, query, token, variables);
      } catch (fault) {
        faults.push(`${query}: ${String(fault)}`);
        throw fault;
      }
    }

    async function give(token: string, name: string, type: string, input: object): Promise<string> {
      const commandId = randomUUID();
      const variables = { input: { commandId, ...input } };
      const answers = await once<Record<string, { __typename: string; game?: { id: string } }>>(
        mutation(name, type),
        token,
        variables,
      );
      const { __typename, game } = answers[name]!;
      if (__typename !== 'CommandAccepted') throw new Error(`${name}: ${__typename}`);
      accepted.push({ game: game!.id, commandId });
      return game!.id;
    }

    async function play(index: number): Promise<void> {
      const token = await newAccount(balancer.url);
      const random = Random.from(`player ${index}`);
      const following: Promise<void>[] = [];
      while (!isOver) {
        const id = await openGame(token);
        following.push(follow(id, token), readOn(id, token));
        await playOut(id, token, random);
      }
      await Promise.all(following);
    }

    async function playOut(gameId: string, token: string, random: Random): Promise<void> {
      const isPlayedOut = async (): Promise<boolean> => {
        const { game } = await once<{ game: Look }>(LOOK, token, { id: gameId });
        if (game.status === 'OVER') return true;
        if (!game.waiting?.mine || game.legalCommands.length === 0) return false;
        const { input: command } = random.pick(game.legalCommands);
        await give(token, 'submitCommand', 'SubmitCommandInput', { gameId, command });
        return false;
      };
      await until('the game is over', isPlayedOut, 300, 20);
    }

    /** Follows a game to its end; whenever the socket is closed, on a new one from its last position. */
    async function follow(gameId: string, token: string): Promise<void> {
      const versions: number[] = [];
      followed.set(gameId, versions);
      for (;;) {
        const client = createClient({
          url: `${balancer.url.replace('http', 'ws')}/graphql`,
          webSocketImpl: WebSocket,
          connectionParams: { authorization: `Bearer ${token}` },
          retryAttempts: 0,
        });
        const after = versions.at(-1) ?? 0;
        const query = `subscription { gameEvents(gameId: "${gameId}", afterVersion: ${after}) { version } }`;
        try {
          for await (const { data } of client.iterate<{ gameEvents: { version: number } }>({ query })) {
            versions.push(data!.gameEvents.version);
          }
          return;
        } catch (fault) {
          closes.push((fault as { code?: unknown }).code ?? String(fault));
        } finally {
          await client.dispose();
        }
      }
    }

    /**
     * Follows a game to its end by server-sent events, as an EventSource does: after a disconnect it sends its last
     * event id.
     */
    async function readOn(gameId: string, token: string): Promise<void> {
      const versions: number[] = [];
      read.set(gameId, versions);
      for (;;) {
        const last = versions.length === 0 ? {} : { 'last-event-id': String(versions.at(-1)) };
        const headers = { authorization: `Bearer ${token}`, ...last };
        const answer = await fetch(`${balancer.url}/v1/games/${gameId}/feed`, { headers });
        if (answer.status === 204) return;
        const reader = new LiveReader(answer);
        await reader.ended;
        versions.push(...reader.messages.map(({ id }) => Number(id)));
        if (reader.named('end').length > 0) return;
        comeAgain += 1;
      }
    }

    const inStore = (game: string): string => Buffer.from(game, 'base64url').toString().replace('Game:', '');

    it('answer every request, and end with 0', () => {
      expect(faults).toEqual([]);
      expect(ends).toEqual([0, 0, 0, 0]);
      expect(accepted.length).toBeGreaterThan(3 * BETWEEN);
      expect([...balancer.sent.values()].every((count) => count > BETWEEN)).toBe(true);
    });

    it('carry every command out once', async () => {
      const store = new PostgresEventStore(pool);
      for (const game of new Set(accepted.map((each) => each.game))) {
        const ids = (await store.read(inStore(game))).map(({ commandId }) => commandId);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids).toEqual(
          expect.arrayContaining(accepted.filter((each) => each.game === game).map((each) => each.commandId)),
        );
      }
    });

    it('close sockets with 1001, and reconnecting clients miss nothing and get nothing twice', async () => {
      const store = new PostgresEventStore(pool);
      expect(closes.length).toBeGreaterThan(0);
      expect(new Set(closes)).toEqual(new Set([1001]));
      expect(comeAgain).toBeGreaterThan(0);
      for (const [game, versions] of [...followed, ...read]) {
        expect(versions).toEqual(versions.map((_, index) => index + 1));
        expect(versions).toHaveLength((await store.head(inStore(game)))!.version);
      }
    });
  },
);
