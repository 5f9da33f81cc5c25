import type { Seat } from '#kernel';
import { refusedInStep } from '#skirmish/flow';
import { rulesOf } from './command-rules.js';
import type { Command } from './commands.js';
import { advance } from './flow/advance.js';
import { givers, openStepOf } from './flow/open-step.js';
import type { SkarovTurn } from './flow/turn.js';
import { machineOf } from './frame-rules.js';
import type { SkarovRefusal } from './refusals.js';
import { book } from './rulebook.js';
import type { State } from './state.js';

/** Emits the events of a command and of the automatic steps after it, or refuses it (skarov.md 7.1). */
export function decide(turn: SkarovTurn, command: Command, by: Seat): SkarovRefusal | undefined {
  const refusal = refused(turn.state, command, by);
  if (refusal) return refusal;
  const machine = machineOf(turn);
  rulesOf(command).perform(turn, command, by, machine);
  advance(turn, machine);
  return undefined;
}

/** Why a command is refused; `undefined` when it is legal. */
function refused(state: State, command: Command, by: Seat): SkarovRefusal | undefined {
  const rules = rulesOf(command);
  const open = openStepOf(state);
  const asking = open && { step: open.step, asked: givers(state, open, rules) };
  return refusedInStep({ state, book }, asking, rules.steps, by) ?? rules.check(state, command, by);
}
