import type { Bot } from './bot.js';
import type { Placing } from './placing.js';
import { randomOf } from './random-play.js';
import type { Random } from './random.js';
import { isRefusal } from './refusal.js';
import type { Seat } from './seat.js';
import type { AnyTagged } from './shapes.js';
import type { World } from './world.js';

/** How long a searching bot thinks. */
export interface Search {
  /** Games that it plays out in its head for each move. */
  readonly playouts: number;
  /** Commands after which such a game is broken off, as worth half: 2,000 by default. */
  readonly longest?: number;
}

/** A command on trial: how often it was tried, and what came of it, from 0 (last) to 1 (alone and first) a time. */
interface Trial {
  readonly command: AnyTagged;
  times: number;
  worth: number;
}

const HALF = 0.5;

/**
 * A bot for any ruleset: tries its legal commands in worlds that may be the true one, plays each out with random commands
 * and takes what did best on the whole (Monte Carlo; which command is tried next, UCB1 says). Where there are
 * more commands than half its playouts it tries some of them, types alike. Knows its own sight only, and as much of the
 * rules as it takes to play.
 */
export const searching =
  ({ playouts, longest = 2_000 }: Search): Bot<unknown, AnyTagged> =>
  ({ seat, legal, random, worlds }) => {
    const trials = triedOf(legal, Math.max(1, Math.floor(playouts / 2)), random);
    if (trials.length > 1) {
      for (let played = 0; played < playouts; played += 1) {
        const trial = most(trials, (each) => promiseOf(each, played));
        const [world] = worlds(1) as [World];
        trial.times += 1;
        trial.worth += playOut(world, { seat, command: trial.command, longest, random });
      }
    }
    return most(trials, ({ times }) => times).command;
  };

/** All commands, or as many as can be tried, each type equally likely. */
function triedOf(legal: readonly AnyTagged[], count: number, random: Random): readonly Trial[] {
  let left = legal;
  const some: AnyTagged[] = [];
  while (legal.length > count && some.length < count) {
    const command = randomOf(left, random) as AnyTagged;
    some.push(command);
    left = left.filter((other) => other !== command);
  }
  return (legal.length > count ? some : legal).map((command) => ({ command, times: 0, worth: 0 }));
}

/** UCB1: what a command is worth so far, and what it may be worth still; what was never tried comes first. */
const promiseOf = ({ times, worth }: Trial, played: number): number =>
  times === 0 ? Infinity : worth / times + Math.sqrt((2 * Math.log(played)) / times);

function most(trials: readonly Trial[], value: (trial: Trial) => number): Trial {
  return trials.reduce((first, trial) => (value(trial) > value(first) ? trial : first));
}

interface Playout {
  readonly seat: Seat;
  readonly command: AnyTagged;
  readonly longest: number;
  readonly random: Random;
}

/** What comes of a command in a world when everybody goes on at random. */
function playOut(world: World, { seat, command, longest, random }: Playout): number {
  if (isRefusal(world.play(seat, command))) return 0;
  let next = world.nextSeat();
  for (let played = 0; next !== undefined && played < longest; played += 1) {
    world.play(next, randomOf(world.legal(next), random) as AnyTagged);
    next = world.nextSeat();
  }
  return world.placings ? shareOf(world.placings, seat) : HALF;
}

/** The share of the others that a seat is ahead of; who shares its rank counts half. */
function shareOf(placings: readonly Placing[], seat: Seat): number {
  const own = placings.find((placing) => placing.seat === seat)?.rank ?? Infinity;
  const others = placings.filter((placing) => placing.seat !== seat);
  if (others.length === 0) return own === 1 ? 1 : 0;
  const beaten = others.reduce((sum, { rank }) => sum + (rank > own ? 1 : rank === own ? HALF : 0), 0);
  return beaten / others.length;
}
