import { randomUUID } from 'node:crypto';
import { pairingsOf } from '#leagues';
import { queueBackends } from '#platform/testing';
import { verifyChain } from '#records';
import { answering, Receiver } from '#webhooks/testing';
import { jobServer, type JobServer } from './testing/job-server.js';
import { kill, KillableWorkers, reached } from './testing/killable-workers.js';

const FAULTS = ['before', 'during', 'after'] as const;

describe.each(queueBackends)('a worker killed in the middle of a job on $backend', ({ redisUrl }) => {
  let jobs: JobServer;
  let workers: KillableWorkers;

  beforeAll(async () => {
    jobs = await jobServer(redisUrl);
    workers = await KillableWorkers.on(jobs);
  });
  afterEach(() => workers.killAll());
  afterAll(() => jobs.close());

  it.each(FAULTS)('%s its append: the next one continues, and the obligation is met once', async (fault) => {
    const doomed = workers.start(fault);
    const stands = reached(doomed);
    const gameId = await jobs.start({ seats: 3, rounds: 3 }, 3);
    await stands;
    await kill(doomed);
    workers.start();
    await jobs.until(gameId);
    const commits = await jobs.server.store.read(gameId);
    expect(verifyChain(commits)).toMatchObject({ ok: true });
    expect(new Set(commits.map(({ commandId }) => commandId)).size).toBe(commits.length);
    const types = commits.flatMap(({ events }) => events.map(({ type }) => type));
    expect(types.filter((type) => type === 'counted')).toHaveLength(3);
    expect(types.filter((type) => type === 'numberPicked')).toHaveLength(9);
    expect(await jobs.owed()).toEqual([]);
  });

  it.each(FAULTS)('%s it records an adventure: the next one does, and the campaign has it once', async (fault) => {
    const doomed = workers.start(fault, 'campaign');
    const stands = reached(doomed);
    const { campaignId, gameId } = await jobs.startAdventure();
    await jobs.until(gameId);
    await stands;
    await kill(doomed);
    workers.start();
    await jobs.until(campaignId, (version) => version > 2);
    await jobs.settled();
    const commits = await jobs.server.store.read(campaignId);
    expect(verifyChain(commits)).toMatchObject({ ok: true });
    const types = commits.map(({ events }) => events.map(({ type }) => type));
    expect(types).toEqual([['campaignOpened'], ['adventureOpened'], ['adventurePlayed']]);
  });

  it.each(['during', 'after'] as const)(
    '%s it opens a game of a league: the next one opens the whole round, each game once, and records the results',
    async (fault) => {
      const doomed = workers.start(fault, 'league');
      const stands = reached(doomed);
      const { leagueId, gameIds } = await jobs.startRound();
      await stands;
      await kill(doomed);
      workers.start();
      for (const gameId of gameIds) {
        await jobs.until(gameId, (_version, status) => status === 'running');
        for (const { account } of (await jobs.server.games.load(gameId))!.game.seats)
          await jobs.server.games.resign({ gameId, commandId: randomUUID(), account: account! });
      }
      await jobs.settled();
      const [season] = (await jobs.server.leagues.load(leagueId))!.league.seasons;
      expect(pairingsOf(season!).map(({ outcome }) => outcome?.kind)).toEqual(['CONFIRMED', 'CONFIRMED', 'CONFIRMED']);
      for (const gameId of gameIds) {
        const commits = await jobs.server.store.read(gameId);
        const types = commits.map(({ events }) => events[0]!.type).slice(0, 4);
        expect(types).toEqual(['gameOpened', 'seatTaken', 'seatTaken', 'gameStarted']);
      }
    },
  );

  it('that was sending to a webhook: the next one sends its unfinished deliveries, and none is left out', async () => {
    const receiver = await Receiver.start();
    const { leagueId } = await jobs.startRound();
    const { leagues, webhookService } = jobs.server;
    const { version } = (await leagues.load(leagueId))!.league;
    const made = await webhookService.add(
      { leagueId, version },
      { address: `http://127.0.0.1:${receiver.port}/`, types: null },
    );
    if (made.status !== 'made') throw new Error(made.status);
    const first = workers.start();
    const told = new Promise<void>((resolve) => (receiver.answer = () => resolve()));
    const by = (player: string) => ({ leagueId, commandId: randomUUID(), account: player });
    for (const player of ['player-7', 'player-8'])
      await leagues.give({ ...by(player), command: { type: 'enter', season: 1, player, members: [player] } });
    await told;
    await kill(first);
    const last = (await leagues.load(leagueId))!.league.version;
    const everything = new Promise<void>((resolve) => {
      receiver.answer = (request, response) => {
        answering(204)(request, response);
        const { data } = JSON.parse(receiver.received.at(-1)!.body) as { data: { version: number } };
        if (data.version === last) resolve();
      };
    });
    workers.start();
    await everything;
    await receiver.stop();
    const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
    expect(ids[1]).toBe(ids[0]);
    const versions = receiver.received
      .slice(1)
      .map(({ body }) => (JSON.parse(body) as { data: { version: number } }).data.version);
    expect(versions).toEqual(Array.from({ length: last - version }, (_, place) => version + 1 + place));
    expect(new Set(ids).size).toBe(ids.length - 1);
  });

  it.each(FAULTS)("%s a villain's turn of Clash: the next one continues, and each item is done once", async (fault) => {
    const doomed = workers.start(fault);
    const stands = reached(doomed);
    const gameId = await jobs.startSolo();
    await jobs.play(gameId, 1, (waiting) => waiting !== null && 'rules' in waiting && waiting.rules === 'villainTurn');
    await stands;
    await kill(doomed);
    workers.start();
    await jobs.play(gameId, 1, (waiting) => waiting === null);
    await jobs.settled();
    const commits = await jobs.server.store.read(gameId);
    expect(verifyChain(commits)).toMatchObject({ ok: true });
    expect(new Set(commits.map(({ commandId }) => commandId)).size).toBe(commits.length);
    const events = commits.flatMap((commit) =>
      commit.events.map(({ type, data }): Record<string, unknown> & { type: string } => ({
        ...(data as object),
        type,
      })),
    );
    const turns = events.filter(({ type }) => type === 'villainListBegun').map((event) => event['turn']);
    expect(turns).toEqual(turns.map((_, turn) => turn + 1));
    const items = events.filter(({ type }) => ['villainListBegun', 'villainItemDone'].includes(type));
    const done = items.map((event, at) => {
      const begun = items.slice(0, at + 1).findLast(({ type }) => type === 'villainListBegun');
      return `${String(begun?.['turn'])} ${String(event['itemId'])}`;
    });
    expect(done.length).toBeGreaterThan(turns.length);
    expect(new Set(done).size).toBe(done.length);
    expect(events.at(-1)?.type).toBe('seedRevealed');
  });

  it.each(FAULTS)(
    '%s an end of the turn of Skarov: the next one continues with the next item, and each is done once',
    async (fault) => {
      const doomed = workers.start(fault);
      const stands = reached(doomed);
      const gameId = await jobs.startRaid();
      await jobs.play(gameId, 2, (waiting) => waiting !== null && 'rules' in waiting && waiting.rules === 'endOfTurn');
      await stands;
      await kill(doomed);
      workers.start();
      await jobs.play(gameId, 2, (waiting) => waiting !== null && 'seats' in waiting);
      await jobs.settled();
      const commits = await jobs.server.store.read(gameId);
      expect(verifyChain(commits)).toMatchObject({ ok: true });
      expect(new Set(commits.map(({ commandId }) => commandId)).size).toBe(commits.length);
      const events = commits.flatMap((commit) =>
        commit.events.map(({ type, data }): Record<string, unknown> & { type: string } => ({
          ...(data as object),
          type,
        })),
      );
      const items = events.filter(({ type }) => ['endOfTurnBegun', 'endOfTurnItem'].includes(type));
      expect(items.map(({ type }) => type).filter((type) => type === 'endOfTurnBegun')).toHaveLength(1);
      const done = items.map((event) => String(event['item']));
      expect(done.length).toBeGreaterThan(3);
      expect(new Set(done).size).toBe(done.length);
      expect(items.slice(1).map((event) => event['next'])).toEqual(items.slice(1).map((_, place) => place + 1));
    },
  );
});
