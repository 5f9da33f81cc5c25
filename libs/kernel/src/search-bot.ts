import type { Bot } from './bot.js';
import { randomOf } from './random-play.js';
import { Random } from './random.js';
import { isRefusal } from './refusal.js';
import type { Seat } from './seat.js';
import { shareOfBeaten } from './share-of-beaten.js';
import type { AnyTagged } from './shapes.js';
import type { World } from './sight.js';

/** How long a searching bot thinks. */
export interface Search {
  /** Games that it plays out in its head for each move, at most. */
  readonly playouts: number;
  /** Commands after which such a game is broken off, as worth half: 2,000 by default. */
  readonly longest?: number;
}

/** A command on trial, and its results so far: from 0 (last) to 1 (alone and first) a game. */
interface Trial {
  readonly command: AnyTagged;
  worth: number;
}

const HALF = 0.5;

/**
 * A bot for any ruleset: tries its legal commands in worlds that may be the true one, plays each out with random commands,
 * and takes the best. In every world each command is tried with the same luck, so that a good world is no merit of
 * the command; after each round the worse half is given up, and the others share the remaining playouts (sequential halving). Where there are
 * more commands than half its playouts it tries some of them, types alike. Knows its own sight only, and as much of the
 * rules as it takes to play.
 */
export const searching =
  ({ playouts, longest = 2_000 }: Search): Bot<unknown, AnyTagged> =>
  ({ seat, legal, random, worlds }) => {
    let trials = triedOf(legal, Math.max(1, Math.floor(playouts / 2)), random);
    let left = playouts;
    while (trials.length > 1 && left >= trials.length) {
      const rounds = Math.ceil(Math.log2(trials.length));
      const times = Math.max(1, Math.floor(left / (rounds * trials.length)));
      for (const world of worlds(times)) tryAll(trials, world, { seat, longest, luck: `${random.below(2 ** 48)}` });
      left -= times * trials.length;
      trials = betterHalf(trials);
    }
    return (trials[0] as Trial).command;
  };

/** Plays every command on trial out in one world, each with the same luck. */
function tryAll(trials: readonly Trial[], world: World, how: Omit<Playout, 'command'>): void {
  for (const trial of trials) trial.worth += playOut(world.copy(), { ...how, command: trial.command });
}

/** Those that did best, of equals the first. */
const betterHalf = (trials: readonly Trial[]): readonly Trial[] =>
  trials.toSorted((one, other) => other.worth - one.worth).slice(0, Math.ceil(trials.length / 2));

/** All commands, or as many as can be tried, each type equally likely. */
function triedOf(legal: readonly AnyTagged[], count: number, random: Random): readonly Trial[] {
  let left = legal;
  const some: AnyTagged[] = [];
  while (legal.length > count && some.length < count) {
    const command = randomOf(left, random) as AnyTagged;
    some.push(command);
    left = left.filter((other) => other !== command);
  }
  return (legal.length > count ? some : legal).map((command) => ({ command, worth: 0 }));
}

interface Playout {
  readonly seat: Seat;
  readonly command: AnyTagged;
  readonly longest: number;
  /** Text from which its luck is made. */
  readonly luck: string;
}

/** The result of a command in a world when all seats go on at random. */
function playOut(world: World, { seat, command, longest, luck }: Playout): number {
  const random = Random.from(luck);
  if (isRefusal(world.play(seat, command))) return 0;
  let next = world.nextSeat();
  for (let played = 0; next !== undefined && played < longest; played += 1) {
    world.play(next, randomOf(world.legal(next), random) as AnyTagged);
    next = world.nextSeat();
  }
  return world.placings ? shareOfBeaten(world.placings, seat) : HALF;
}
