import { defaultFrom, legalFrom, type Seat } from '#kernel';
import { commandRules } from './command-rules.js';
import type { Command } from './commands.js';
import { openStepOf } from './flow/open-step.js';
import type { State } from './state.js';

/** Every command that a seat may give now, lazily: the offers of the step that the commands' own checks let pass (clash.md 7). */
export function legalCommands(state: State, seat: Seat): Iterable<Command> {
  const open = openStepOf(state);
  if (!open?.asked.includes(seat)) return [];
  return legalFrom(commandRules, state, seat, ({ steps }) => steps.includes(open.step));
}

/** The answer of a seat when its time runs out (CLASH-261). Throws an Error when it is not asked. */
export const defaultCommand = (state: State, seat: Seat): Command => defaultFrom(openStepOf(state), state, seat);
