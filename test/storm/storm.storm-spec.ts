import type { Pool } from 'pg';
import { PostgresEventStore } from '#event-store';
import { until } from '#event-store/testing';
import { Random } from '#kernel';
import { createPool } from '#platform';
import { verifyChain } from '#records';
import { newAccount } from '../server/bot-games.js';
import { hasRedisServer } from '../server/redis-server.js';
import { followGame, type Followed } from './follow-game.js';
import { StormPlayer, type Acknowledged, type GameId } from './storm-player.js';
import { StormServers } from './storm-servers.js';

const SEED = 'storm 7';
const PLAYERS = 4;
/** How often each fault comes. */
const ROUNDS = 2;
/** So many commands are carried out between two faults. */
const BETWEEN = 25;
/** Milliseconds that an obligation may be overdue, and seconds after the last fault until none is by more. */
const OVERDUE = 5_000;
const RECOVERY = 60;

const backends = [
  { backend: 'PostgreSQL', hasRedis: false },
  ...(hasRedisServer ? [{ backend: 'Redis', hasRedis: true }] : []),
];

describe.each(backends)('a storm over API and worker, with jobs and news through $backend', ({ hasRedis }) => {
  let servers: StormServers;
  let pool: Pool;
  let store: PostgresEventStore;
  const acknowledged: Acknowledged[] = [];
  const followed: Followed[] = [];
  let fallen: readonly string[] = [];

  beforeAll(async () => {
    servers = await StormServers.start(hasRedis);
    pool = createPool({ databaseUrl: servers.databaseUrl, max: 2 });
    store = new PostgresEventStore(pool);
    fallen = await storm(servers, acknowledged, followed);
  }, 600_000);
  afterAll(async () => {
    await pool.end();
    await servers.stop();
  });

  const games = (): GameId[] => [...new Set(acknowledged.map(({ game }) => game))];
  const inStore = (game: GameId): string => Buffer.from(game, 'base64url').toString().replace('Game:', '');

  it('ends no process', () => {
    expect(fallen).toEqual([]);
  });

  it('loses no command that was acknowledged, and does none twice', async () => {
    expect(games().length).toBeGreaterThan(PLAYERS);
    for (const game of games()) {
      const commits = await store.read(inStore(game));
      const stored = commits.map(({ commandId, lastVersion }) => ({ game, commandId, version: lastVersion }));
      expect(new Set(commits.map(({ commandId }) => commandId)).size).toBe(commits.length);
      expect(stored).toEqual(expect.arrayContaining(acknowledged.filter((each) => each.game === game)));
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

  it('costs no subscriber an event, and tells him none twice', async () => {
    expect(followed.map(({ game }) => game).sort()).toEqual(games().sort());
    for (const { game, versions } of followed) {
      expect(versions).toEqual(versions.map((_, index) => index + 1));
      expect(versions).toHaveLength((await store.head(inStore(game)))!.version);
    }
    expect(followed.some(({ resumed }) => resumed > 0)).toBe(true);
  });

  it('leaves nothing overdue', async () => {
    await until('nothing is overdue', async () => (await servers.overdue(OVERDUE)) === 0, RECOVERY, 250);
  }, 90_000);
});

/** Lets players play while one fault follows the other, and afterwards to the end of their games. Gives who fell. */
async function storm(
  servers: StormServers,
  acknowledged: Acknowledged[],
  followed: Followed[],
): Promise<readonly string[]> {
  let isOver = false;
  const follow = async (token: string, game: string) => followed.push(await followGame(servers.url, token, game));
  const play = async (player: StormPlayer): Promise<void> => {
    const followers: Promise<unknown>[] = [];
    while (!isOver) {
      const game = await player.open();
      followers.push(follow(player.token, game));
      await player.play(game);
    }
    await Promise.all(followers);
  };
  const players = await Promise.all(
    Array.from({ length: PLAYERS }, async (_, index) => {
      const token = await newAccount(servers.url);
      return new StormPlayer(servers.url, token, Random.from(`${SEED}, player ${index}`), (command) =>
        acknowledged.push(command),
      );
    }),
  );
  const playing = Promise.all(players.map(play));
  const faults = Array.from({ length: ROUNDS }, () => Object.entries(servers.faults)).flat();
  for (const [name, happen] of Random.from(SEED).shuffle(faults)) {
    const before = acknowledged.length;
    await happen();
    await until(`${BETWEEN} commands after ${name}`, () => acknowledged.length >= before + BETWEEN, 90, 50);
    if (servers.fallen.length > 0) return servers.fallen;
  }
  isOver = true;
  await playing;
  return servers.fallen;
}
