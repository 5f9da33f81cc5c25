import { refusedBefore, type Seat } from '#kernel';
import { rulesOf } from './command-rules.js';
import type { Command } from './commands.js';
import { advance } from './flow/advance.js';
import { openStepOf } from './flow/open-step.js';
import type { ClashTurn } from './flow/turn.js';
import { machineOf } from './frame-rules.js';
import { refuse, type ClashRefusal } from './refusals.js';
import type { State } from './state.js';
import { isOver } from './table/over.js';
import { clashSeat } from './table/seats.js';

/** Emits the events of a command and of what follows by itself, or refuses it (clash.md 7). */
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
  refusedInStep(state, command, by) ?? rulesOf(command).check(state, command, by);

/** `GAME_OVER` to `NOT_YOUR_TURN`: whether the step that waits takes this command from the seat. */
function refusedInStep(state: State, command: Command, by: Seat): ClashRefusal | undefined {
  if (isOver(state)) return refuse(253, 'GAME_OVER');
  if (clashSeat(state, by).resigned) return refuse(257, 'NOT_YOUR_SEAT');
  const { steps } = rulesOf(command);
  return refusedBefore(openStepOf(state), steps, by, {
    wrongStep(step) {
      const suspended = state.window !== null && state.step !== null && steps.includes(state.step);
      return suspended ? refuse(243, 'CHOICE_PENDING', { step }) : refuse(107, 'WRONG_PHASE', { step });
    },
    notAsked: () => refuse(119, 'NOT_YOUR_TURN'),
  });
}
