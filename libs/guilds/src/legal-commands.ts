import { defaultFrom, legalFrom, type Seat } from '#kernel';
import { commandRules } from './command-rules.js';
import type { Command } from './commands.js';
import { absenceCommands } from './flow/absence.js';
import { openStepOf } from './flow/open-step.js';
import { isEffectStep } from './flow/opens-step.js';
import type { State } from './state.js';
import { guildOf } from './table/guilds-of-a-game.js';
import type { Step } from './words.js';

/** Every command that a seat may give now: the offers that the commands' own checks let pass (GUILD-196). */
export function* legalCommands(state: State, seat: Seat): Iterable<Command> {
  if (state.over !== null) return;
  if (guildOf(state, seat).absent) {
    yield* legalFrom(absenceCommands, state, seat, () => true);
    return;
  }
  const open = openStepOf(state);
  if (!open) return;
  if (open.asked.includes(seat)) yield* legalAnswers(state, seat, open.step);
  if (!isEffectStep(open.step)) yield* legalFrom(commandRules, state, seat, ({ steps }) => steps === undefined);
}

/** The answers that a seat may give to a step, cards and assignments of objects apart. */
export const legalAnswers = (state: State, seat: Seat, step: Step): Iterable<Command> =>
  legalFrom(commandRules, state, seat, ({ steps }) => steps?.includes(step) === true);

/** What a seat does when its time runs out (GUILD-167). Throws an Error when it is not asked. */
export const defaultCommand = (state: State, seat: Seat): Command => defaultFrom(openStepOf(state), state, seat);
