import { defaultFrom, legalFrom, type Seat } from '#kernel';
import { commandRules } from './command-rules.js';
import type { Command, CommandType } from './commands.js';
import { absenceCommands } from './flow/absence.js';
import { openStepOf } from './flow/open-step.js';
import { isEffectStep } from './flow/opens-step.js';
import type { CommandTable } from './flow/turn.js';
import type { State } from './state.js';
import { guildOf } from './table/guilds-of-a-game.js';
import { steps, type Step } from './words.js';

/** Some commands of the table, in its order. */
const commandsThat = (fit: (rules: CommandTable[CommandType]) => boolean) =>
  Object.fromEntries(Object.entries(commandRules).filter(([, rules]) => fit(rules)));

/** The commands that each step takes, and those that are bound to none. Sorted once: bots ask for them at every move. */
const answersTo = new Map(steps.map((step) => [step, commandsThat((rules) => rules.steps?.includes(step) === true)]));
const unbound = commandsThat((rules) => rules.steps === undefined);

const all = (): boolean => true;

/** Every command that a seat may give now: the offers that the commands' own checks let pass (GUILD-196). */
export function* legalCommands(state: State, seat: Seat): Iterable<Command> {
  if (state.over !== null) return;
  if (guildOf(state, seat).absent) {
    yield* legalFrom(absenceCommands, state, seat, all);
    return;
  }
  const open = openStepOf(state);
  if (!open) return;
  if (open.asked.includes(seat)) yield* legalAnswers(state, seat, open.step);
  if (!isEffectStep(open.step)) yield* legalFrom(unbound, state, seat, all);
}

/** The answers that a seat may give to a step, cards and assignments of objects apart. */
export const legalAnswers = (state: State, seat: Seat, step: Step): Iterable<Command> =>
  legalFrom(answersTo.get(step) ?? {}, state, seat, all);

/** The answer of a seat when its time runs out (GUILD-167). Throws an Error when it is not asked. */
export const defaultCommand = (state: State, seat: Seat): Command => defaultFrom(openStepOf(state), state, seat);
