import type { Seat } from '#kernel';
import { commandTypes, rulesOf } from './command-rules.js';
import type { Command } from './commands.js';
import type { State } from './state.js';
import { openStepOf } from './flow/open-step.js';

/** Every command that a seat may give now, lazily: the offers of the step that the commands' own checks let pass (clash.md 7). */
export function* legalCommands(state: State, seat: Seat): Iterable<Command> {
  const open = openStepOf(state);
  if (!open?.asked.includes(seat)) return;
  for (const type of commandTypes) {
    const rules = rulesOf({ type });
    if (!rules.steps.includes(open.name)) continue;
    for (const command of rules.offers(state, seat)) {
      if (rules.offersAreLegal || !rules.check(state, command, seat)) yield command;
    }
  }
}

/** What a seat does when its time runs out (CLASH-261). Throws an Error when it is not asked. */
export function defaultCommand(state: State, seat: Seat): Command {
  const open = openStepOf(state);
  if (!open?.asked.includes(seat)) throw new Error(`Seat ${seat} is not asked.`);
  return open.rules.byDefault(state, seat);
}
