import type { Seat } from '#kernel';
import { commandTypes, rulesOf } from './command-rules.js';
import type { Command, CommandType } from './commands.js';
import { openStepOf } from './flow/open-step.js';
import { isEffectStep } from './flow/opens-step.js';
import type { State } from './state.js';
import { guildOf } from './table/guilds-of-a-game.js';
import type { Step } from './words.js';

/** Every command that a seat may give now: the offers that the commands' own checks let pass (GUILD-196). */
export function* legalCommands(state: State, seat: Seat): Iterable<Command> {
  if (state.over !== null) return;
  if (guildOf(state, seat).absent) {
    yield* legalOf(state, seat, 'comeBack');
    return;
  }
  const open = openStepOf(state);
  if (!open) return;
  if (open.asked.includes(seat)) yield* legalAnswers(state, seat, open.name);
  if (isEffectStep(open.name)) return;
  for (const type of commandTypes) {
    if (!rulesOf({ type }).steps) yield* legalOf(state, seat, type);
  }
}

/** The answers that a seat may give to a step, cards and assignments of objects apart. */
export function* legalAnswers(state: State, seat: Seat, step: Step): Iterable<Command> {
  for (const type of commandTypes) {
    if (rulesOf({ type }).steps?.includes(step)) yield* legalOf(state, seat, type);
  }
}

function* legalOf(state: State, seat: Seat, type: CommandType): Iterable<Command> {
  const rules = rulesOf({ type });
  for (const command of rules.offers(state, seat)) {
    if (!rules.check(state, command, seat)) yield command;
  }
}

/** What a seat does when its time runs out (GUILD-167). Throws an Error when it is not asked. */
export function defaultCommand(state: State, seat: Seat): Command {
  const open = openStepOf(state);
  if (!open?.asked.includes(seat)) throw new Error(`Seat ${seat} is not asked.`);
  return open.rules.byDefault(state, seat);
}
