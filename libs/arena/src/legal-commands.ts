import type { Seat } from '#kernel';
import type { Command } from './commands.js';
import { refused } from './decide.js';
import { openStep } from './flow/stages.js';
import type { State } from './state.js';

/** Every command that a seat may give now: the offers that the commands' own checks let pass (ARENA-ENG-01). */
export function* legalCommands(state: State, seat: Seat): Iterable<Command> {
  for (const command of offers(state, seat)) if (!refused(state, command, seat)) yield command;
}

function* offers(state: State, seat: Seat): Iterable<Command> {
  const open = openStep(state);
  if (open?.asked.includes(seat)) yield* open.rules.offers(state, seat);
  yield { type: 'declarePasses', until: 'WINDOW' };
  yield { type: 'declarePasses', until: 'TURN' };
  yield { type: 'withdrawPasses' };
}

/** What a seat does when its time runs out (ARENA-ENG-03). Throws an Error when it is not asked. */
export function defaultCommand(state: State, seat: Seat): Command {
  const open = openStep(state);
  if (!open?.asked.includes(seat)) throw new Error(`Seat ${seat} is not asked.`);
  return open.rules.byDefault(state, seat);
}
