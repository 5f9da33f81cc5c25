import { until } from '#event-store/testing';
import { Random } from '#kernel';
import { seedOf, tier } from '#kernel/testing';
import { newAccount } from '../server/bot-games.js';
import { followGame, type Followed } from './follow-game.js';
import { StormPlayer, type Acknowledged } from './storm-player.js';
import type { StormServers } from './storm-servers.js';
import type { TableKind } from './tables.js';
import { Told } from './told.js';

/** The seed of the faults, of their order, and of the players. */
export const SEED = process.env['STORM_SEED'] ?? seedOf('storm 7');
/** How often each fault comes: once, and more often by hand. */
export const ROUNDS = Number(process.env['STORM_ROUNDS'] ?? 1);
/** So many faults come in a round of the storm that each change passes, in half a minute. */
const FEW = 5;
/** Faults that break connections of players. */
const ENDS_OF_APIS: readonly string[] = ['kill -9 of API 1', 'kill -9 of API 2', 'API 1 told to stop'];
/** So many commands are carried out between two faults. */
const BETWEEN = 25;

/** The record of a storm from outside. */
export interface Weathered {
  readonly acknowledged: readonly Acknowledged[];
  readonly followed: readonly Followed[];
  readonly told: Told;
  /** The commands that were acknowledged while a fault went on, by its name. */
  readonly during: ReadonlyMap<string, readonly Acknowledged[]>;
  /** The faults that were to come, in order. */
  readonly faults: readonly string[];
  /** The processes that ended without being killed, and their output. */
  readonly fallen: readonly string[];
}

/** The faults that come, in order: all of them in each round, or for each change a few, the end of an API among them. */
function drawnOf(faults: readonly string[]): readonly string[] {
  const random = Random.from(SEED);
  const few = (): readonly string[] => {
    const end = random.pick(ENDS_OF_APIS);
    return [end, ...random.shuffle(faults.filter((name) => name !== end)).slice(1 - FEW)];
  };
  return random.shuffle(Array.from({ length: ROUNDS }, () => (tier === 'change' ? few() : faults)).flat());
}

/** Lets players play, spread over the APIs, while one fault follows the other, and afterwards to the end of their games. */
export async function storm(servers: StormServers): Promise<Weathered> {
  const acknowledged: Acknowledged[] = [];
  const followed: Followed[] = [];
  const during = new Map<string, readonly Acknowledged[]>();
  const told = new Told(servers);
  const faults = drawnOf(Object.keys(servers.faults));
  const weathered = (): Weathered => ({ acknowledged, followed, during, told, faults, fallen: servers.fallen });
  let isOver = false;

  /** A player at one API follows at the other. */
  const play = async (table: TableKind, index: number): Promise<void> => {
    const urls = index % 2 === 0 ? servers.urls : [...servers.urls].reverse();
    const token = await newAccount(urls[0]!);
    const random = Random.from(`${SEED}, player ${index}`);
    const onAcknowledged = (command: Acknowledged) => void acknowledged.push(command);
    const player = new StormPlayer({ urls, token, table, random, told, onAcknowledged });
    const followers: Promise<unknown>[] = [];
    while (!isOver) {
      const game = await player.open();
      followers.push(followGame(urls[1]!, token, game, told).then((all) => followed.push(all)));
      await player.play(game);
    }
    await Promise.all(followers);
  };

  const { lateness } = servers;
  for (const each of lateness) each.start();
  const playing = Promise.all(servers.tables.map(play));
  const commands = (least: number, after: string): Promise<void> =>
    until(`${BETWEEN} commands after ${after}`, () => acknowledged.length >= least, 60, 50);
  await Promise.race([commands(BETWEEN, 'the start'), playing]);
  for (const name of faults) {
    const before = acknowledged.length;
    for (const each of lateness) each.begin(name);
    await servers.faults[name]!();
    during.set(name, [...(during.get(name) ?? []), ...acknowledged.slice(before)]);
    await Promise.race([commands(before + BETWEEN, name), playing]);
    if (servers.fallen.length > 0) return weathered();
  }
  isOver = true;
  await playing;
  return weathered();
}
