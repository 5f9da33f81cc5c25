import { until } from '#event-store/testing';
import { RedisBus } from '#infrastructure';
import { accepted, pick, Table } from '#server/testing';
import { spectator } from '#kernel';
import { connectRedis, type RedisConnection } from '#platform';
import { RedisServer } from './redis-server.js';

/** Longer than any test: a follower that waits for its patience to end fails. */
const PATIENCE = 3_600_000;

describe('A follower of a game that is played in another process', () => {
  let redis: RedisServer;
  const connections: RedisConnection[] = [];
  const buses: RedisBus[] = [];
  let nobody: AbortController;

  function bus(): RedisBus {
    const connection = connectRedis({ redisUrl: redis.url, report: () => undefined });
    connections.push(connection);
    const made = new RedisBus(connection);
    buses.push(made);
    return made;
  }

  beforeEach(async () => {
    nobody = new AbortController();
    redis = await RedisServer.onFreePort();
  });
  afterEach(async () => {
    nobody.abort();
    redis.thaw();
    await Promise.all(buses.splice(0).map((each) => each.close()));
    for (const connection of connections.splice(0)) connection.disconnect();
    await redis.kill();
  });

  /** A game of two rounds, and the versions that a follower in another process gets meanwhile. */
  async function followed(): Promise<{
    readonly versions: readonly number[];
    readonly play: (seat: number) => Promise<void>;
  }> {
    const there = new Table({ bus: bus(), timeout: PATIENCE });
    const here = there.neighbour({ bus: bus(), timeout: PATIENCE });
    const gameId = await there.start({ seats: 2, rounds: 2 });
    const versions: number[] = [];
    const follow = async (): Promise<void> => {
      const events = here.games.follow(gameId, spectator, 3, nobody.signal);
      for await (const { event } of events) versions.push(event.version);
    };
    void follow();
    await until('the start was reported', () => versions.includes(4));
    return { versions, play: async (seat) => void accepted(await there.play(gameId, seat, pick(1))) };
  }

  const waitFor = (versions: readonly number[], version: number): Promise<void> =>
    until(`version ${version} was reported`, () => versions.includes(version), 20);

  it('gets its events while Redis was never there', async () => {
    const { versions, play } = await followed();
    await play(0);
    await waitFor(versions, 5);
  });

  it('gets its events while Redis is gone, and when it has come back', async () => {
    await redis.start();
    const { versions, play } = await followed();
    await redis.kill();
    await play(0);
    await waitFor(versions, 5);
    await redis.start();
    await play(1);
    await waitFor(versions, 6);
  });

  it('gets its events while Redis is frozen', async () => {
    await redis.start();
    const { versions, play } = await followed();
    redis.freeze();
    await play(0);
    await waitFor(versions, 5);
    redis.thaw();
    await play(1);
    await waitFor(versions, 6);
    expect(versions).toEqual([4, 5, 6]);
  });
});
