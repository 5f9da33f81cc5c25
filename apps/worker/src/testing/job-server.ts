import { randomBytes, randomUUID } from 'node:crypto';
import { clash } from '#clash-presentation';
import type { Obligation } from '#event-store';
import { scratchDatabase, until, type ScratchDatabase } from '#event-store/testing';
import { openGamesServer, type GamesServer, type GamesServerOptions } from '#server';
import { RulesetRegistry, type Games } from '#games';
import type { LeagueOutcome } from '#league-service';
import type { LoadedLeague } from '#leagues';
import { accepted } from '#server/testing';
import { saga, tally } from '#games/testing';
import type { Waiting } from '#kernel';
import { HOME, migrateNodes, readSlices, type NodeSetting } from '#platform';
import { skarov } from '#skarov-presentation';

/** A database of its own, with jobs and games of the tiny ruleset, as one process sees it. */
export interface JobServer {
  readonly options: GamesServerOptions;
  readonly server: GamesServer;
  /** Faults that were not reported to any caller. */
  readonly faults: unknown[];
  /** Opens a game of players and bots and starts it. */
  start(options: Readonly<Record<string, unknown>>, bots: number): Promise<string>;
  /** Opens an adventure of bots alone in a new campaign and starts it. */
  startAdventure(): Promise<{ readonly campaignId: string; readonly gameId: string }>;
  /** Opens a league of six players, and pairs its first round: three games that are due at once. */
  startRound(): Promise<{ readonly leagueId: string; readonly gameIds: readonly string[] }>;
  /** Opens a short solo game of Clash for one player, with a villain whose turns are jobs, and starts it. */
  startSolo(): Promise<string>;
  /** Opens a game of Skarov of six turns for a hero and the overlord, whose ends of turn are jobs, and starts it. */
  startRaid(): Promise<string>;
  /**
   * Sends legal commands for a number of players, one after another, whenever they are asked, until the game is in
   * the wanted state.
   */
  play(gameId: string, players: number, isSo: (waiting: Waiting | null) => boolean): Promise<void>;
  /** Waits until a game is over, or for anything else to be true of it. Throws after a minute. */
  until(gameId: string, isSo?: (version: number, status: string) => boolean): Promise<void>;
  /** The due obligations that are not met. */
  owed(): Promise<readonly Obligation[]>;
  /** Waits until nothing is owed. Throws after a minute. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

/** Two databases: a half of the slices in each. */
async function nodesBeside(home: ScratchDatabase): Promise<{ node: ScratchDatabase; databaseNodes: NodeSetting[] }> {
  const node = await scratchDatabase();
  const databaseNodes = [
    { name: HOME, slices: readSlices('0-511') ?? [] },
    { name: 'node1', slices: readSlices('512-1023') ?? [], url: node.loginUrl, migrationUrl: node.url },
  ];
  await migrateNodes({ databaseUrl: home.loginUrl, migrationDatabaseUrl: home.url, databaseNodes });
  return { node, databaseNodes };
}

/** Makes a database of its own, or two over which its streams are placed, and jobs on a backend. */
export async function jobServer(redis: string | undefined, { onNodes = false } = {}): Promise<JobServer> {
  const database: ScratchDatabase = await scratchDatabase();
  const { node, databaseNodes } = onNodes ? await nodesBeside(database) : {};
  const faults: unknown[] = [];
  const options: GamesServerOptions = {
    databaseUrl: database.loginUrl,
    ...(databaseNodes ? { databaseNodes } : {}),
    redisUrl: redis,
    queuePrefix: `test-${randomUUID()}`,
    seedKey: randomBytes(32),
    webhooksToLoopback: true,
    rulesets: new RulesetRegistry([tally, saga, clash, skarov]),
    report: (fault) => faults.push(fault),
  };
  const server = await openGamesServer(options);
  return {
    options,
    server,
    faults,
    start: (chosen, bots) => startGame(server, chosen, bots),
    startAdventure: () => startAdventure(server),
    startRound: () => startRound(server),
    startSolo: () => startSolo(server),
    startRaid: () => startRaid(server),
    play: (gameId, players, isSo) => play(server, gameId, players, isSo),
    until: (gameId, isSo = (_version, status) => status === 'closed') => reached(server, gameId, isSo),
    owed: () => owed(server),
    settled: () => settled(server),
    async close() {
      await server.close();
      await database.drop();
      await node?.drop();
    },
  };
}

const by = (player: number): { commandId: string; account: string } => ({
  commandId: randomUUID(),
  account: `player-${player}`,
});

async function startGame(
  { games }: GamesServer,
  options: Readonly<Record<string, unknown>>,
  bots: number,
): Promise<string> {
  const { gameId } = accepted(await games.open({ ...by(0), ruleset: 'tally', options }));
  await fill(games, gameId, Number(options['seats'] ?? 2), bots);
  return gameId;
}

async function fill(games: Games, gameId: string, seats: number, bots: number): Promise<void> {
  for (let seat = 0; seat < seats - bots; seat += 1) accepted(await games.join({ ...by(seat), gameId, seat }));
  for (let bot = 0; bot < bots; bot += 1) accepted(await games.addBot({ ...by(0), gameId, bot: 'random' }));
  accepted(await games.start({ ...by(0), gameId }));
}

async function startAdventure({ games, campaigns }: GamesServer): Promise<{ campaignId: string; gameId: string }> {
  const opened = await campaigns.open({ ...by(0), ruleset: 'saga', name: 'By night' });
  if (opened.status !== 'accepted') throw new Error(JSON.stringify(opened));
  const { campaignId } = opened.loaded;
  const options = { seats: 2, rounds: 1 };
  const { gameId } = accepted(await campaigns.openAdventure({ ...by(0), campaignId, options }));
  await fill(games, gameId, 2, 2);
  return { campaignId, gameId };
}

async function startRound({ leagues }: GamesServer): Promise<{ leagueId: string; gameIds: readonly string[] }> {
  const done = (outcome: LeagueOutcome): LoadedLeague => {
    if (outcome.status !== 'accepted') throw new Error(JSON.stringify(outcome));
    return outcome.loaded;
  };
  const { leagueId } = done(await leagues.open({ ...by(0), name: 'By night' }));
  const give = (command: object, player = 0): Promise<LeagueOutcome> =>
    leagues.give({ ...by(player), leagueId, command });
  const plan = {
    ruleset: 'tally',
    options: { rounds: 1 },
    format: { kind: 'SWISS', rounds: 3 },
    table: { hiddenSeeds: false },
  };
  done(await give({ type: 'openSeason', name: 'One', plan }));
  for (let player = 0; player < 6; player += 1) {
    const account = `player-${player}`;
    done(await give({ type: 'enter', season: 1, player: account, members: [account] }, player));
  }
  const [season] = done(await give({ type: 'pairRound', season: 1, round: 1 })).league.seasons;
  return { leagueId, gameIds: season!.rounds[0]!.pairings.map(({ gameId }) => gameId) };
}

async function startSolo({ games }: GamesServer): Promise<string> {
  const silentHour = clash.content?.scenarios.find(({ id }) => id === 'silent-hour');
  const options = { mode: 'SOLO', scenario: { ...silentHour, turnLimit: 2 } };
  const { gameId } = accepted(await games.open({ ...by(0), ruleset: 'clash', options }));
  await fill(games, gameId, 1, 0);
  return gameId;
}

async function startRaid({ games }: GamesServer): Promise<string> {
  const showers = skarov.content?.scenarios.find(({ id }) => id === 'light-showers');
  const options = { heroes: 1, scenario: { ...showers, turnLimit: 6 } };
  const { gameId } = accepted(await games.open({ ...by(0), ruleset: 'skarov', options }));
  await fill(games, gameId, 2, 0);
  return gameId;
}

async function play(
  { games }: GamesServer,
  gameId: string,
  players: number,
  isSo: (waiting: Waiting | null) => boolean,
): Promise<void> {
  /** Sends a command for the first player who may give one. */
  const giveOne = async (): Promise<boolean> => {
    for (let player = 0; player < players; player += 1) {
      const legal = await games.legalCommands(gameId, player);
      const command = legal.status === 'found' ? legal.value.findLast(({ type }) => !dawdling.has(type)) : undefined;
      if (!command) continue;
      accepted(await games.submit({ ...by(player), gameId, command }));
      return true;
    }
    return false;
  };
  const stands = async (): Promise<boolean> => {
    do {
      const found = await games.waiting(gameId);
      if (isSo(found.status === 'found' ? (found.value?.waiting ?? null) : null)) return true;
    } while (await giveOne());
    return false;
  };
  await until(`game ${gameId} is in the wanted state`, stands, 40, 20);
}

/** Commands that do not advance a game. */
const dawdling: ReadonlySet<string> = new Set([
  'takeBackPlan',
  'proposeOrder',
  'setEvent',
  'takeBackEvent',
  'showCard',
  'allowRank',
  'undoBuildStep',
]);

/** A second more than is due: a process knows the database's clock to some milliseconds. */
const owed = ({ store, clock }: GamesServer): Promise<readonly Obligation[]> =>
  store.dueObligations(100, clock() + 1_000);

const settled = (server: GamesServer): Promise<void> =>
  until('nothing is owed', async () => (await owed(server)).length === 0, 60, 20);

const reached = (
  { store }: GamesServer,
  gameId: string,
  isSo: (version: number, status: string) => boolean,
): Promise<void> => {
  const isReached = async (): Promise<boolean> => {
    const head = await store.head(gameId);
    return head !== undefined && isSo(head.version, head.status);
  };
  return until(`game ${gameId} is over, or where it should be`, isReached, 60, 20);
};
