import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { execPath } from 'node:process';
import { createInterface } from 'node:readline';
import { pairingsOf } from '#leagues';
import { verifyChain } from '#records';
import { answering, Receiver } from '#webhooks/testing';
import { jobBackends, jobServer, type JobServer } from './testing/job-server.js';

const FAULTS = ['before', 'during', 'after'] as const;

describe.each(jobBackends)('a worker killed in the middle of a job on $backend', ({ redisUrl }) => {
  let jobs: JobServer;
  const children: ChildProcess[] = [];

  beforeAll(async () => {
    const build = spawn(execPath, ['scripts/build.mjs'], { stdio: 'inherit' });
    await once(build, 'exit');
    jobs = await jobServer(redisUrl);
  }, 60_000);
  afterEach(() => Promise.all(children.splice(0).map(kill)));
  afterAll(() => jobs.close());

  function worker(fault?: (typeof FAULTS)[number], at = 'game'): ChildProcess {
    const { databaseUrl, queuePrefix = '', seedKey } = jobs.options;
    const child = spawn(execPath, ['dist/apps/worker/src/testing/doomed-worker.js'], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        DATABASE_URL: databaseUrl,
        QUEUE_PREFIX: queuePrefix,
        SEED_KEY: Buffer.from(seedKey).toString('hex'),
        ...(redisUrl === undefined ? {} : { REDIS_URL: redisUrl }),
        ...(fault === undefined ? {} : { FAULT: fault, FAULT_AT: at }),
      },
    });
    children.push(child);
    return child;
  }

  it.each(FAULTS)('%s its append: the next one goes on, and the obligation is met once', async (fault) => {
    const doomed = worker(fault);
    const reached = saying(doomed, 'reached');
    const gameId = await jobs.start({ seats: 3, rounds: 3 }, 3);
    await reached;
    await kill(doomed);
    worker();
    await jobs.until(gameId);
    const commits = await jobs.server.store.read(gameId);
    expect(verifyChain(commits)).toMatchObject({ ok: true });
    expect(new Set(commits.map(({ commandId }) => commandId)).size).toBe(commits.length);
    const types = commits.flatMap(({ events }) => events.map(({ type }) => type));
    expect(types.filter((type) => type === 'counted')).toHaveLength(3);
    expect(types.filter((type) => type === 'numberPicked')).toHaveLength(9);
    expect(await jobs.owed()).toEqual([]);
  });

  it.each(FAULTS)('%s it writes an adventure down: the next one does, and the campaign has it once', async (fault) => {
    const doomed = worker(fault, 'campaign');
    const reached = saying(doomed, 'reached');
    const { campaignId, gameId } = await jobs.startAdventure();
    await jobs.until(gameId);
    await reached;
    await kill(doomed);
    worker();
    await jobs.until(campaignId, (version) => version > 2);
    await jobs.settled();
    const commits = await jobs.server.store.read(campaignId);
    expect(verifyChain(commits)).toMatchObject({ ok: true });
    const types = commits.map(({ events }) => events.map(({ type }) => type));
    expect(types).toEqual([['campaignOpened'], ['adventureOpened'], ['adventurePlayed']]);
  });

  it.each(['during', 'after'] as const)(
    '%s it opens a game of a league: the next one opens the whole round, each game once, and writes the results down',
    async (fault) => {
      const doomed = worker(fault, 'league');
      const reached = saying(doomed, 'reached');
      const { leagueId, gameIds } = await jobs.startRound();
      await reached;
      await kill(doomed);
      worker();
      for (const gameId of gameIds) {
        await jobs.until(gameId, (_version, status) => status === 'running', 40_000);
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
    90_000,
  );

  it('that was telling a webhook: what it had in hand is told by the next one, and nothing is left out', async () => {
    const receiver = await Receiver.start();
    const { leagueId } = await jobs.startRound();
    const { leagues, webhookDesk } = jobs.server;
    const { version } = (await leagues.load(leagueId))!.league;
    const made = await webhookDesk.add(
      { leagueId, version },
      { address: `http://127.0.0.1:${receiver.port}/`, types: null },
    );
    if (made.status !== 'made') throw new Error(made.status);
    const first = worker();
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
    worker();
    await everything;
    await receiver.stop();
    const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
    expect(ids[1]).toBe(ids[0]);
    const versions = receiver.received
      .slice(1)
      .map(({ body }) => (JSON.parse(body) as { data: { version: number } }).data.version);
    expect(versions).toEqual(Array.from({ length: last - version }, (_, place) => version + 1 + place));
    expect(new Set(ids).size).toBe(ids.length - 1);
  }, 90_000);

  it.each(FAULTS)(
    "%s a villain's turn of Clash: the next one goes on, and each item is done once",
    async (fault) => {
      const doomed = worker(fault);
      const reached = saying(doomed, 'reached');
      const gameId = await jobs.startSolo();
      await jobs.play(
        gameId,
        1,
        (waiting) => waiting !== null && 'rules' in waiting && waiting.rules === 'villainTurn',
      );
      await reached;
      await kill(doomed);
      worker();
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
    },
    90_000,
  );

  it.each(FAULTS)(
    '%s an end of the turn of Skarov: the next one goes on with the next item, and each is done once',
    async (fault) => {
      const doomed = worker(fault);
      const reached = saying(doomed, 'reached');
      const gameId = await jobs.startRaid();
      await jobs.play(gameId, 2, (waiting) => waiting !== null && 'rules' in waiting && waiting.rules === 'endOfTurn');
      await reached;
      await kill(doomed);
      worker();
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
    90_000,
  );
});

async function saying(child: ChildProcess, word: string): Promise<void> {
  for await (const line of createInterface({ input: child.stdout! })) if (line === word) return;
  throw new Error(`The worker ended without "${word}".`);
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}
