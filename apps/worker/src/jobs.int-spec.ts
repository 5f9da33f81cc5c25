import { randomUUID } from 'node:crypto';
import type { INestApplicationContext } from '@nestjs/common';
import { until } from '#event-store/testing';
import { Campaigns } from '#campaign-service';
import { OBLIGATIONS_QUEUE, type ObligationJob } from '#streams';
import { openGamesServer } from '#server';
import type { Games, SeenEvent } from '#games';
import { accepted, pick } from '#server/testing';
import { spectator } from '#kernel';
import { openQueue, openWorker } from '#platform';
import { queueBackends } from '#platform/testing';
import { verifyChain } from '#records';
import { createWorker } from './create-worker.js';
import { jobServer, type JobServer } from './testing/job-server.js';

/** Games whose process dies when it opens one. */
const dies = (games: Games, property: string | symbol): unknown =>
  property === 'open' ? () => Promise.reject(new Error('killed')) : Reflect.get(games, property);

describe.each(queueBackends)('jobs on $backend', ({ redisUrl }) => {
  let jobs: JobServer;
  const workers: INestApplicationContext[] = [];
  // No worker dies here: a machine that stalls for seconds must not look like a dead worker.
  const settings = { lockDuration: 60_000, sweepEvery: 300 };
  const work = async (): Promise<void> => {
    workers.push(await createWorker({ server: jobs.server, queues: jobs.options, settings }));
  };
  const rest = async (): Promise<void> => {
    await Promise.all(workers.splice(0).map((worker) => worker.close()));
  };

  beforeAll(async () => {
    jobs = await jobServer(redisUrl);
  });
  afterEach(rest);
  afterAll(() => jobs.close());

  it('run automatic steps and bots to the end of a game without any player', async () => {
    await work();
    const gameId = await jobs.start({ seats: 4, rounds: 5 }, 4);
    await jobs.until(gameId);
    expect(verifyChain(await jobs.server.store.read(gameId))).toMatchObject({ ok: true });
    expect(jobs.faults).toEqual([]);
  });

  it('are taken in the order of their priorities, and then as they came', async () => {
    const queue = openQueue<string>(jobs.options, 'turns');
    const names = ['a-1', 'a-2', 'a-3', 'b-1', 'in-time'];
    const priorities = [1, 2, 3, 1, 0];
    const added = names.map((id, at) => ({ id, name: 'turn', data: id, delay: 0, priority: priorities[at]! }));
    await until('the queue is there', () => queue.add(added));
    const taken: string[] = [];
    const take = (name: string): Promise<undefined> => Promise.resolve(void taken.push(name));
    const worker = openWorker<string>(jobs.options, 'turns', take, { concurrency: 1 });
    await until('all are taken', () => taken.length === names.length);
    expect(taken).toEqual(['in-time', 'a-1', 'b-1', 'a-2', 'a-3']);
    await worker.close();
    await queue.close();
  });

  it('end the time of a step, not before it is over', async () => {
    await work();
    const gameId = await jobs.start({ seats: 2, rounds: 1, seconds: 1 }, 0);
    await jobs.until(gameId);
    const commits = await jobs.server.store.read(gameId);
    const started = commits.find(({ events }) => events[0]?.type === 'gameStarted')!;
    const expired = commits.find(({ events }) => events[0]?.type === 'seatTimedOut')!;
    expect(expired.at - started.at).toBeGreaterThanOrEqual(1_000);
    expect(expired.events.map(({ type }) => type)).toEqual([
      'seatTimedOut',
      'numberPicked',
      'seatTimedOut',
      'numberPicked',
    ]);
  });

  it('that come early are put off until their time', async () => {
    const gameId = await jobs.start({ seats: 1, rounds: 1, seconds: 3 }, 0);
    const queue = openQueue<ObligationJob>(jobs.options, OBLIGATIONS_QUEUE);
    await queue.clear();
    await queue.close();
    const soon = await jobs.server.store.dueObligations(100, jobs.server.clock() + 60_000);
    const { dueAt, ...data } = soon.find(({ streamId }) => streamId === gameId)!;
    await jobs.server.relay.relay([{ ...data, dueAt: 0 }]);
    const { server, options } = jobs;
    workers.push(await createWorker({ server, queues: options, settings: { ...settings, sweepEvery: 60_000 } }));
    await jobs.until(gameId);
    const expired = (await server.store.read(gameId)).find(({ events }) => events[0]?.type === 'seatTimedOut')!;
    expect(expired.at).toBeGreaterThanOrEqual(dueAt);
    expect(jobs.faults).toEqual([]);
  });

  it('are created again when the queue has lost everything', async () => {
    const gameId = await jobs.start({ seats: 3, rounds: 2 }, 3);
    const queue = openQueue<ObligationJob>(jobs.options, OBLIGATIONS_QUEUE);
    await queue.clear();
    await queue.close();
    expect((await jobs.owed()).map((due) => due.streamId)).toContain(gameId);
    await work();
    await jobs.until(gameId);
  });

  it('that are delivered again happen once', async () => {
    const gameId = await jobs.start({ seats: 1, rounds: 2, seconds: null }, 0);
    accepted(
      await jobs.server.games.submit({ gameId, commandId: randomUUID(), account: 'player-0', command: pick(1) }),
    );
    const [due] = (await jobs.owed()).filter((one) => one.streamId === gameId);
    await work();
    await jobs.until(gameId, (version) => version === 5);
    await jobs.server.relay.relay([due!]);
    await jobs.server.relay.relay([due!]);
    const other = await jobs.start({ seats: 1, rounds: 1 }, 1);
    await jobs.until(other);
    expect((await jobs.server.store.head(gameId))?.version).toBe(5);
    expect(jobs.faults).toEqual([]);
  });

  it('record finished adventures in their campaign, once, and update the lists', async () => {
    await Promise.all([work(), work()]);
    const { campaignId, gameId } = await jobs.startAdventure();
    await jobs.until(campaignId, (version) => version > 2);
    const again = { streamId: gameId, streamKind: 'game', key: 'campaign/record', kind: 'campaign', payload: {} };
    await jobs.server.relay.relay([{ ...again, dueAt: 0 }]);
    await jobs.until(await jobs.start({ seats: 1, rounds: 1 }, 1));
    await jobs.settled();
    const { campaign } = (await jobs.server.campaigns.load(campaignId))!;
    expect(campaign).toMatchObject({ version: 3, adventures: [{ gameId, status: 'played' }] });
    expect(verifyChain(await jobs.server.store.read(campaignId))).toMatchObject({ ok: true });
    const query = { account: 'player-0', descending: true, limit: 10 };
    const listed = async () => (await jobs.server.campaignDirectory.find(query)).map((one) => one.streamId);
    await until('the campaign is listed', async () => (await listed()).includes(campaignId), 10, 20);
    expect(jobs.faults).toEqual([]);
  });

  it('open the game of an adventure when the process that ordered it died', async () => {
    const { games, campaigns, store } = jobs.server;
    const dying = new Campaigns({ store, games: new Proxy(games, { get: dies }) });
    const opening = { commandId: randomUUID(), account: 'player-0', ruleset: 'saga', name: 'Once' };
    const opened = await campaigns.open(opening);
    if (opened.status !== 'accepted') throw new Error(opened.status);
    const { campaignId } = opened.loaded;
    const request = { campaignId, commandId: randomUUID(), account: 'player-0', options: { seats: 1 } };
    await expect(dying.openAdventure(request)).rejects.toThrow('killed');
    const [adventure] = (await campaigns.load(campaignId))!.campaign.adventures;
    expect(await games.load(adventure!.gameId)).toBeUndefined();
    await work();
    await jobs.until(adventure!.gameId, (version) => version === 1);
    await jobs.settled();
    expect(accepted(await campaigns.openAdventure(request))).toMatchObject({
      gameId: adventure!.gameId,
      replayed: true,
    });
  });

  it('may be taken by several workers at a time', async () => {
    await Promise.all([work(), work(), work()]);
    const games = await Promise.all([1, 2, 3, 4].map(() => jobs.start({ seats: 3, rounds: 3 }, 3)));
    for (const gameId of games) {
      await jobs.until(gameId);
      expect(verifyChain(await jobs.server.store.read(gameId))).toMatchObject({ ok: true });
    }
  });

  it('are followed live from another process, without gaps or duplicates', async () => {
    const elsewhere = await openGamesServer(jobs.options);
    await work();
    const gameId = await jobs.start({ seats: 3, rounds: 4 }, 3);
    const seen: SeenEvent[] = [];
    const beginning = Date.now();
    for await (const { event } of elsewhere.games.follow(gameId, spectator, 0)) seen.push(event);
    const { version } = (await jobs.server.store.head(gameId))!;
    expect(seen.map((event) => event.version)).toEqual(Array.from({ length: version }, (_, index) => index + 1));
    // A longer time would mean that no news came and the follower had to poll.
    expect(Date.now() - beginning).toBeLessThan(14_000);
    await elsewhere.close();
  });

  it('update the list of games', async () => {
    await work();
    const gameId = await jobs.start({ seats: 2, rounds: 1 }, 2);
    await jobs.until(gameId);
    const find = () => jobs.server.directory.find({ order: 'changedAt', descending: true, limit: 10, status: 'over' });
    await until('the game is listed', async () => (await find()).some((game) => game.gameId === gameId), 10, 20);
    expect((await find())[0]).toMatchObject({ gameId, status: 'over', ruleset: 'tally' });
  });
});
