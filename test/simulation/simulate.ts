import { createHash } from 'node:crypto';
import { FEED_START } from '#event-store';
import { derivedId } from '#records';
import { checkPlayed } from './check-world.js';
import type { Mishaps } from './network.js';
import { PlayedGame, type GamePlan, type Opening } from './played-game.js';
import { World, type Broken } from './world.js';

/** Longest time that a world may take in its own time, in milliseconds: then something stands still. */
const LONGEST = 600_000;

/** For how long things go wrong, in the time of a world, in milliseconds. */
const ROUGH = 60_000;

const plans: readonly GamePlan[] = [
  { ruleset: 'tally', options: { seats: 2, rounds: 2, seconds: 5 }, seats: 2, bots: 0 },
  { ruleset: 'tally', options: { seats: 3, rounds: 1, seconds: 5 }, seats: 3, bots: 1 },
  { ruleset: 'tally', options: { seats: 2, rounds: 2, seconds: null }, seats: 2, bots: 2 },
  { ruleset: 'lantern', options: { storms: 1 }, seats: 2, bots: 1 },
];

const adventure: GamePlan = { ruleset: 'saga', options: { seats: 2, rounds: 1, seconds: 5 }, seats: 2, bots: 1 };

/** The outcome of a world. */
export interface Simulated {
  readonly seed: number;
  /** The faults found; empty where there are none. */
  readonly wrong: readonly string[];
  readonly games: number;
  readonly commits: number;
  readonly mishaps: Mishaps;
  /** How often another process was faster, and a command was known already. */
  readonly conflicts: number;
  readonly replays: number;
  /** The same for the same seed: over every commit, in the order in which they were made. */
  readonly digest: string;
}

/** Plays some games in a world of a seed, and looks whether everything came out as it should. */
export async function simulate(seed: number, broken?: Broken): Promise<Simulated> {
  const world = new World(seed, broken);
  const games: PlayedGame[] = [];
  const playing = playAll(world, games);
  try {
    void world.time.sleep(ROUGH).then(() => (world.network.isCalm = true));
    await world.time.runUntil(world.run(playing), LONGEST);
  } catch (fault) {
    world.wrong.push(fault instanceof Error ? (fault.stack ?? fault.message) : String(fault));
  }
  world.stop();
  const [source] = await world.store.feed.sources();
  const entries = source === undefined ? [] : await world.store.feed.read(source, FEED_START, 10_000);
  const digest = createHash('sha256')
    .update(entries.map(({ commit }) => commit.hash).join(' '))
    .digest('hex');
  const { wrong, network, conflicts, replays } = world;
  const figures = { games: games.length, commits: entries.length, mishaps: network.mishaps, conflicts, replays };
  return { seed, wrong, ...figures, digest };
}

async function playAll(world: World, games: PlayedGame[]): Promise<void> {
  const chosen = [world.random.pick(plans), world.random.pick(plans)];
  games.push(...chosen.map((plan) => new PlayedGame(world, plan, openingOf(plan))));
  const campaignId = world.random.below(2) === 0 ? await openCampaign(world) : undefined;
  if (campaignId !== undefined) {
    games.push(new PlayedGame(world, adventure, adventureOf(campaignId)));
  }
  await Promise.all(games.map((game) => game.play()));
  await untilNothingIsOwed(world);
  for (const game of games) await checkPlayed(world, game);
  if (campaignId !== undefined) await checkCampaign(world, campaignId);
}

const openingOf = ({ ruleset, options }: GamePlan): Opening => ({
  open: (api, request) => api.games.open({ ...request, ruleset, options }),
  storedAs: (commandId) => commandId,
});

const adventureOf = (campaignId: string): Opening => ({
  open: (api, request) => api.campaigns.openAdventure({ ...request, campaignId, options: adventure.options }),
  // The campaign opens the game, under an id that derives from the command.
  storedAs: (commandId) => derivedId('adventure', campaignId, commandId),
});

async function openCampaign(world: World): Promise<string> {
  const commandId = world.newId();
  const request = { commandId, account: 'player-0', ruleset: 'saga', name: 'By night' };
  const outcome = await world.insist((api) => api.campaigns.open(request));
  if (outcome.status !== 'accepted') throw new Error(`A campaign was ${outcome.status}.`);
  return outcome.loaded.campaignId;
}

/** Every obligation gets done, without a request. */
async function untilNothingIsOwed(world: World): Promise<void> {
  while ((await world.store.dueObligations(1, Infinity)).length > 0) await world.time.sleep(100);
}

async function checkCampaign(world: World, campaignId: string): Promise<void> {
  const loaded = await world.insist((api) => api.campaigns.load(campaignId));
  const statuses = loaded?.campaign.adventures.map(({ status }) => status) ?? [];
  if (statuses.join() !== 'played') world.wrong.push(`The campaign has for its adventure: ${statuses.join()}.`);
}
