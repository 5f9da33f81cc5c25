import { thinkingBot, type Bot } from './bot.js';
import { randomOf } from './random-play.js';
import { Random } from './random.js';
import { isRefusal } from './refusal.js';
import type { Seat } from './seat.js';
import { shareOfBeaten } from './share-of-beaten.js';
import type { AnyTagged } from './shapes.js';
import type { Sight, World } from './sight.js';

/** How a planning bot plans. */
export interface Planning<View, Command> {
  /** The bot whose choice is tried against others, and who plays all seats on. Plays at any seat. */
  readonly bot: Bot<View, Command>;
  /** Commands that are tried beside the choice of the bot, at most. */
  readonly others: number;
  /** Worlds in which each command is tried. */
  readonly worlds: number;
  /** Commands of all seats that are played after it, at most. */
  readonly ahead: number;
  /** By how much another command has to do better, from 0 to 1: what luck in few worlds may make of equal commands. */
  readonly margin: number;
  /** Types of commands that are never tried: those that settle nothing, such as passes declared ahead. */
  readonly asides?: readonly string[];
  /** Whether a position is worth planning, by the view: not while decks and boards are built, which far more commands decide. Absent: each is. */
  readonly plans?: (view: View) => boolean;
  /** How well a seat stands, by its view: from 0 to 1. Asked where the game goes on after the last of these commands. */
  readonly worth: (view: View, seat: Seat) => number;
}

interface Trial<Command> {
  readonly command: Command;
  worth: number;
}

/**
 * A bot that plans: it tries the choice of another bot against some other commands, in worlds that may be the true one, in
 * each of which that bot plays all seats on. In every world each command is tried with the same luck. The choice stays
 * unless another command does better by the margin. After each world the worse half of the others is given up.
 */
export function planning<View, Command extends AnyTagged>(plan: Planning<View, Command>): Bot<View, Command> {
  return thinkingBot({ hasty: plan.bot, steps: (sight) => stepsOf(plan, sight) });
}

function* stepsOf<View, Command extends AnyTagged>(
  plan: Planning<View, Command>,
  sight: Sight<View, Command>,
): Generator<undefined, Command> {
  const { seat, legal, random } = sight;
  const choice = plan.bot(sight);
  if (legal.length < 2 || plan.plans?.(sight.view) === false) return choice;
  const luck = `${random.below(2 ** 48)}`;
  const first: Trial<Command> = { command: choice, worth: 0 };
  const tried = legal.filter(({ type }) => !plan.asides?.includes(type));
  let others: readonly Trial<Command>[] = someOf(tried, choice, plan.others, random);
  if (others.length === 0) return choice;
  for (const [number, world] of sight.worlds(plan.worlds).entries()) {
    for (const trial of [first, ...others]) {
      trial.worth += playOn(world.copy(), plan, { seat, command: trial.command, luck: `${luck}-${number}` });
      yield;
    }
    if (number < plan.worlds - 1) others = betterHalf(others);
  }
  const [best = first] = others.toSorted((one, other) => other.worth - one.worth);
  return best.worth > first.worth + plan.margin * plan.worlds ? best.command : choice;
}

const betterHalf = <Command>(trials: readonly Trial<Command>[]): readonly Trial<Command>[] =>
  trials.toSorted((one, other) => other.worth - one.worth).slice(0, Math.ceil(trials.length / 2));

/** Commands other than the choice, each type equally likely. */
function someOf<Command extends AnyTagged>(
  legal: readonly Command[],
  choice: Command,
  count: number,
  random: Random,
): readonly Trial<Command>[] {
  const key = JSON.stringify(choice);
  let left: readonly Command[] = legal.filter((command) => JSON.stringify(command) !== key);
  const some: Trial<Command>[] = [];
  while (left.length > 0 && some.length < count) {
    const command = randomOf(left, random) as Command;
    some.push({ command, worth: 0 });
    left = left.filter((other) => other !== command);
  }
  return some;
}

interface Line<Command> {
  readonly seat: Seat;
  readonly command: Command;
  /** Text from which the luck of the bots is made. */
  readonly luck: string;
}

/** How well a seat stands after a command and those that the bot gives after it. */
function playOn<View, Command extends AnyTagged>(
  world: World,
  { bot, ahead, worth }: Planning<View, Command>,
  { seat, command, luck }: Line<Command>,
): number {
  if (isRefusal(world.play(seat, command))) return 0;
  const random = Random.from(luck);
  let next = world.nextSeat();
  for (let played = 0; next !== undefined && played < ahead; played += 1) {
    world.play(next, bot(world.sight(next, random) as Sight<View, Command>));
    next = world.nextSeat();
  }
  return world.placings ? shareOfBeaten(world.placings, seat) : worth(world.sight(seat, random).view as View, seat);
}

/** The worth of a lead, for `worth`: from 0 to 1, a half where there is none; `span` is a lead that wins three games of four. */
export const worthOfLead = (lead: number, span: number): number => 1 / (1 + 3 ** (-lead / span));
