import { defaultFrom, legalFrom, type Seat } from '#kernel';
import { commandRules } from './command-rules.js';
import type { Command } from './commands.js';
import { givers, openStepOf } from './flow/open-step.js';
import type { State } from './state.js';

/** Every command that a seat may give now, lazily: the offers of the step that the commands' own checks let pass (skarov.md 7.1). */
export function legalCommands(state: State, seat: Seat): Iterable<Command> {
  const open = openStepOf(state);
  if (!open || state.seats[seat]?.resigned !== false) return [];
  return legalFrom(
    commandRules,
    state,
    seat,
    (rules) => rules.steps?.includes(open.step) === true && givers(state, open, rules).includes(seat),
  );
}

/** The answer of a seat when its time runs out (SKAROV-GEN-10). Throws an Error when it is not asked. */
export const defaultCommand = (state: State, seat: Seat): Command => defaultFrom(openStepOf(state), state, seat);
