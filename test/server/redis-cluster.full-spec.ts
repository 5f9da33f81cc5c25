import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { INestApplicationContext } from '@nestjs/common';
import { until } from '#event-store/testing';
import type { News } from '#games';
import { RedisBus } from '#infrastructure';
import {
  connectRedis,
  HealthRegistry,
  openQueue,
  openWorker,
  registerRedisHealth,
  type QueueDepth,
  type RedisConnection,
} from '#platform';
import { testRedisUrl } from '#platform/testing';
import { verifyChain } from '#records';
import { openGamesServer } from '#server';
import { RateLimits } from '../../apps/api/src/access/rate-limits.js';
import { anybody } from '../../apps/api/src/access/caller.js';
import { settingsWith } from '../../apps/api/src/api-settings.js';
import { createWorker } from '../../apps/worker/src/create-worker.js';
import { jobServer, type JobServer } from '../../apps/worker/src/testing/job-server.js';
import { RedisCluster } from './redis-cluster.js';

/** Whether a queue has nothing to do, as far as a busy Redis answers in time. */
const isEmpty = ({ queueDepth }: { readonly queueDepth: () => Promise<QueueDepth> }): Promise<boolean> =>
  queueDepth().then(
    (depth) => Object.values(depth).every((count) => count === 0),
    () => false,
  );

describe('A Redis Cluster', () => {
  let cluster: RedisCluster;
  let jobs: JobServer;
  let worker: INestApplicationContext;
  const connections: RedisConnection[] = [];
  const buses: RedisBus[] = [];

  beforeAll(async () => {
    cluster = await RedisCluster.start();
    jobs = await jobServer(cluster.url);
    worker = await createWorker({ server: jobs.server, queues: jobs.options, settings: { sweepEvery: 1_000 } });
  });
  afterAll(async () => {
    await worker.close();
    await Promise.all(buses.map((bus) => bus.close()));
    for (const connection of connections) connection.disconnect();
    await jobs.close();
    await cluster.stop();
  });

  async function connect(): Promise<RedisConnection> {
    const { queuePrefix } = jobs.options;
    const redis = connectRedis({ redisUrl: cluster.url, queuePrefix, report: () => undefined });
    connections.push(redis);
    await once(redis, 'ready');
    return redis;
  }

  async function bus(): Promise<RedisBus> {
    const made = new RedisBus(await connect());
    buses.push(made);
    return made;
  }

  /** Tells one bus until the other hears it. */
  async function tellUntilHeard(teller: RedisBus, listener: RedisBus): Promise<void> {
    const gameId = randomUUID();
    const heard: News[] = [];
    const stop = listener.listen((news) => news.gameId === gameId && heard.push(news));
    const isHeard = (version: number): Promise<boolean> =>
      teller.tell({ gameId, version }).then(() => heard.length > 0);
    let version = 0;
    await until('it is heard', () => isHeard((version += 1)), 30, 50);
    stop();
  }

  /** Adds jobs of every part to a queue of its own, which no sweep helps, and has two workers take them. */
  async function haveAllTaken(name: string): Promise<void> {
    const queue = openQueue<string>(jobs.options, name);
    const names = Array.from({ length: 16 }, (_, slice) => `turn-${slice}`);
    const added = names.map((id, slice) => ({ id, name: 'turn', data: id, delay: 0, priority: 0, slice }));
    await until('the queue is there', () => queue.add(added));
    const taken: string[] = [];
    const take = (job: string): Promise<undefined> => Promise.resolve(void taken.push(job));
    const takers = [1, 2].map(() => openWorker<string>(jobs.options, name, take, { concurrency: 8 }));
    await until('nothing waits or runs', () => isEmpty({ queueDepth: () => queue.depth() }));
    expect(taken.sort()).toEqual(names.sort());
    await Promise.all(takers.map((each) => each.close()));
    await queue.close();
  }

  it('is refused as a single server, and a single server as a cluster', async () => {
    const start = (redisUrl: string): Promise<unknown> => openGamesServer({ ...jobs.options, redisUrl });
    await expect(start(cluster.urlOfOne)).rejects.toThrow('write redis+cluster:// in the place of redis://');
    await expect(start(testRedisUrl.replace('redis:', 'redis+cluster:'))).rejects.toThrow('the server there is none');
  });

  it('carries the jobs of games in parts: each in one slot, and the parts on several nodes', async () => {
    const slots = new Map<string, Set<number>>();
    let keys = await cluster.keys();
    // The slice of a game, and with it its part, is random.
    for (let tries = 0; slots.size < 4 && tries < 8; tries += 1) {
      const games = await Promise.all(Array.from({ length: 8 }, () => jobs.start({ seats: 3, rounds: 2 }, 3)));
      for (const gameId of games) await jobs.until(gameId);
      keys = await cluster.keys();
      for (const key of [...keys.values()].flat()) {
        const [, tag] = /^\{(.+)\}:obligations:/.exec(key) ?? [];
        if (tag !== undefined) slots.set(tag, (slots.get(tag) ?? new Set()).add(await cluster.slotOf(key)));
      }
    }
    expect([...slots.values()].map(({ size }) => size)).toEqual([1, 1, 1, 1]);
    const nodes = [...keys].filter(([, own]) => own.some((key) => key.includes(':obligations:')));
    expect(nodes.length).toBeGreaterThan(1);
    await until('nothing waits', () => isEmpty(jobs.server));
  });

  it('has each job of every part taken once', () => haveAllTaken('turns'));

  it('counts what clients spend, together', async () => {
    const redis = await connect();
    const subjects = [redis, await connect()].map((each) =>
      new RateLimits(settingsWith({ rates: { address: 10 } }), each).subjectOf(anybody, '192.0.2.1'),
    );
    await subjects[0]!.pay(4);
    await subjects[1]!.pay(5);
    await until('both are counted', async () => (await redis.get('rate:address:192.0.2.1')) === '9');
  });

  it('goes on after a master was killed: jobs, news and counts; and no move is lost or made twice', async () => {
    const [teller, listener] = [await bus(), await bus()];
    await tellUntilHeard(teller, listener);
    const health = new HealthRegistry();
    registerRedisHealth(health, connections[0]!);
    const games = await Promise.all(Array.from({ length: 6 }, () => jobs.start({ seats: 3, rounds: 8 }, 3)));
    await cluster.failOver();
    games.push(...(await Promise.all(Array.from({ length: 6 }, () => jobs.start({ seats: 3, rounds: 2 }, 3)))));
    for (const gameId of games) await jobs.until(gameId);
    for (const gameId of games) {
      const commits = await jobs.server.store.read(gameId);
      expect(verifyChain(commits)).toMatchObject({ ok: true });
      expect(new Set(commits.map(({ commandId }) => commandId)).size).toBe(commits.length);
    }
    await jobs.settled();
    await haveAllTaken('turns-afterwards');
    await tellUntilHeard(teller, listener);
    await tellUntilHeard(listener, teller);
    await until('it is healthy', async () => (await health.report()).parts['redis']?.degraded === undefined);
    const redis = connections[0]!;
    await until('points are counted', () =>
      redis.incr('again').then(
        (count) => count > 0,
        () => false,
      ),
    );
  });
});
