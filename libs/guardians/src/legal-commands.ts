import { defaultFrom, legalFrom, takes, type Seat } from '#kernel';
import { commandTable } from './command-rules.js';
import type { Command } from './commands.js';
import { openStepOf } from './flow/open-step.js';
import type { State } from './state.js';

/** Every command that a seat may give now: the offers that the commands' own checks let pass (GUARD-223). */
export function legalCommands(state: State, seat: Seat): Iterable<Command> {
  if (state.over) return [];
  const open = openStepOf(state);
  return legalFrom(commandTable, state, seat, ({ steps }) => takes(open, steps, seat));
}

/** The answer of a seat when its time runs out (GUARD-224). Throws an Error when it is not asked. */
export const defaultCommand = (state: State, seat: Seat): Command => defaultFrom(openStepOf(state), state, seat);
