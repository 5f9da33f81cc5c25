import { isAction, withFace } from '#cards/flow';
import { refusedBefore, type Seat } from '#kernel';
import { rulesOf } from './command-rules.js';
import type { Command } from './commands.js';
import { advance } from './flow/advance.js';
import { openStepOf } from './flow/open-step.js';
import type { GuardiansTurn } from './flow/turn.js';
import { refuse, type GuardiansRefusal } from './refusals.js';
import { rulebook } from './rulebook.js';
import type { State } from './state.js';
import { sees } from './table/faces.js';
import { otherSeat } from './table/players.js';

/** Emits the events of a command and of the automatic steps after it, or refuses it (guardians.md 7). */
export function decide(turn: GuardiansTurn, command: Command, by: Seat): GuardiansRefusal | undefined {
  const refusal = refused(turn.state, command, by);
  if (refusal) return refusal;
  const { stagesEntered } = turn.state;
  // An answer is no action of the window in which it is given.
  const acts = turn.state.plays.length === 0 && isAction(turn.state, command.type, by);
  rulesOf(command).perform(turn, command, by);
  if (acts && !turn.state.over && turn.state.stagesEntered === stagesEntered) {
    turn.emit({ type: 'priorityGiven', seat: otherSeat(by) });
  }
  advance(turn);
  return undefined;
}

/** Why a command is refused, `GAME_OVER` to `ALREADY_COMMITTED` first; `undefined` when it is legal. */
function refused(state: State, command: Command, by: Seat): GuardiansRefusal | undefined {
  if (state.over) return refuse('221', 'GAME_OVER');
  const rules = rulesOf(command);
  const refusal = refusedBefore(openStepOf(state), rules.steps, by, {
    wrongStep: (step) => refuse('221', 'WRONG_STATE', { step: step ?? state.stage }),
    notAsked: () =>
      state.sealed?.finished.includes(by) ? refuse('040', 'ALREADY_COMMITTED') : refuse('133', 'NOT_YOUR_PRIORITY'),
  });
  const found = refusal ?? rules.check(state, command, by);
  return found && withFace(rulebook, state, found, (id) => sees(state, by, id));
}
