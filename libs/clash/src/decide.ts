import type { Seat } from '#kernel';
import { refusedInStep } from '#skirmish/flow';
import { rulesOf } from './command-rules.js';
import type { Command } from './commands.js';
import { advance } from './flow/advance.js';
import { openStepOf } from './flow/open-step.js';
import type { ClashTurn } from './flow/turn.js';
import { machineOf } from './frame-rules.js';
import type { ClashRefusal } from './refusals.js';
import { book } from './rulebook.js';
import type { State } from './state.js';

/** Emits the events of a command and of the automatic steps after it, or refuses it (clash.md 7). */
export function decide(turn: ClashTurn, command: Command, by: Seat): ClashRefusal | undefined {
  const refusal = refused(turn.state, command, by);
  if (refusal) return refusal;
  const machine = machineOf(turn);
  rulesOf(command).perform(turn, command, by, machine);
  advance(turn, machine);
  return undefined;
}

/** Why a command is refused; `undefined` when it is legal. */
export const refused = (state: State, command: Command, by: Seat): ClashRefusal | undefined =>
  refusedInStep({ state, book }, openStepOf(state), rulesOf(command).steps, by) ??
  rulesOf(command).check(state, command, by);
