import type { Seat } from '#kernel';
import { commandTypes, rulesOf } from './command-rules.js';
import type { Command } from './commands.js';
import { cardByCard } from './enlistment/card-by-card.js';
import { openStepOf } from './flow/open-step.js';
import type { State } from './state.js';

/** Every command that a seat may give now: the offers that the commands' own checks let pass (ARENA-ENG-01). */
export const legalCommands = (state: State, seat: Seat): Iterable<Command> =>
  state.stage === 'ENLISTMENT' ? cardByCard(state, seat, legal(state, seat)) : legal(state, seat);

function* legal(state: State, seat: Seat): Iterable<Command> {
  if (state.over) return;
  const open = openStepOf(state);
  const step = open?.asked.includes(seat) ? open.step : undefined;
  for (const type of commandTypes) {
    const rules = rulesOf({ type });
    if (rules.steps && !(step && rules.steps.includes(step))) continue;
    for (const command of rules.offers(state, seat)) if (!rules.check(state, command, seat)) yield command;
  }
}

/** What a seat does when its time runs out (ARENA-ENG-03). Throws an Error when it is not asked. */
export function defaultCommand(state: State, seat: Seat): Command {
  const open = openStepOf(state);
  if (!open?.asked.includes(seat)) throw new Error(`Seat ${seat} is not asked.`);
  return open.rules.byDefault(state, seat);
}
