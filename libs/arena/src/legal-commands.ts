import { defaultFrom, legalFrom, takes, type Seat } from '#kernel';
import { commandTable } from './command-rules.js';
import type { Command } from './commands.js';
import { cardByCard } from './enlistment/card-by-card.js';
import { openStepOf } from './flow/open-step.js';
import type { State } from './state.js';

/** Every command that a seat may give now: the offers that the commands' own checks let pass (ARENA-ENG-01). */
export function legalCommands(state: State, seat: Seat): Iterable<Command> {
  if (state.over) return [];
  const open = openStepOf(state);
  const legal = legalFrom(commandTable, state, seat, ({ steps }) => takes(open, steps, seat));
  return takes(open, ['ENLISTMENT'], seat) ? cardByCard(state, seat, legal) : legal;
}

/** The answer of a seat when its time runs out (ARENA-ENG-03). Throws an Error when it is not asked. */
export const defaultCommand = (state: State, seat: Seat): Command => defaultFrom(openStepOf(state), state, seat);
