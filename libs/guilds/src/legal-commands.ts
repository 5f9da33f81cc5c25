import type { Seat } from '#kernel';
import { assignments } from './placement/assign-object.js';
import { rulesOf } from './command-rules.js';
import type { Command } from './commands.js';
import { plays } from './effects/cards.js';
import { commandsOfAbsent } from './flow/absence.js';
import { legalAnswers } from './flow/advance.js';
import { isEffectStep } from './flow/opens-step.js';
import { openState } from './flow/open-step.js';
import { guildOf } from './table/guilds-of-a-game.js';
import type { State } from './state.js';
import type { Step } from './words.js';

/** Every command that a seat may give now: the offers that the commands' own checks let pass (GUILD-196). */
export function* legalCommands(state: State, seat: Seat): Iterable<Command> {
  if (state.over !== null) return;
  if (guildOf(state, seat).absent) {
    yield* commandsOfAbsent(state, seat);
    return;
  }
  const open = openState(state);
  if (!open) return;
  if (open.asked.includes(seat)) yield* legalAnswers(state, open.rules, seat);
  if (isEffectStep(open.step.name)) return;
  for (const command of unboundOffers(state, seat, open.step.name)) {
    if (!rulesOf(command).check(state, command, seat)) yield command;
  }
}

/** Cards and assignments of objects, which no state has to ask for. */
function* unboundOffers(state: State, seat: Seat, step: Step): Iterable<Command> {
  if (step !== 'combat.cards') {
    for (const played of plays(state, seat, step)) yield { type: 'playCard', ...played };
  }
  yield* assignments(state, seat);
}

/** What a seat does when its time runs out (GUILD-167). Throws an Error when it is not asked. */
export function defaultCommand(state: State, seat: Seat): Command {
  const open = openState(state);
  if (!open?.asked.includes(seat)) throw new Error(`Seat ${seat} is not asked.`);
  return open.rules.byDefault(state, seat);
}
