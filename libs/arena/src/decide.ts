import { isAction, withFace } from '#cards/flow';
import { refusedBefore, type Seat } from '#kernel';
import { rulesOf } from './command-rules.js';
import type { Command } from './commands.js';
import { advance, answerArrival } from './flow/advance.js';
import { openStepOf } from './flow/open-step.js';
import type { ArenaTurn } from './flow/turn.js';
import { refuse, type ArenaRefusal } from './refusals.js';
import { rulebook } from './rulebook.js';
import type { State } from './state.js';
import { sees } from './table/faces.js';
import { otherSeat } from './table/players.js';

/**
 * Emits the events of a command and of the automatic steps after it, or refuses it (arena.md 7). Letting a creature act that has
 * come is no action of the seat that holds priority (ARENA-GEN-04, ARENA-COR-06).
 */
export function decide(turn: ArenaTurn, command: Command, by: Seat): ArenaRefusal | undefined {
  const refusal = refused(turn.state, command, by);
  if (refusal) return refusal;
  const { stagesEntered } = turn.state;
  const acts = command.type !== 'declineCorruption' && isAction(turn.state, command.type, by);
  rulesOf(command).perform(turn, command, by);
  answerArrival(turn);
  if (acts && !turn.state.over && turn.state.stagesEntered === stagesEntered) {
    turn.emit({ type: 'priorityGiven', seat: otherSeat(by) });
  }
  advance(turn);
  return undefined;
}

/** Why a command is refused, `GAME_OVER` to `ALREADY_COMMITTED` first (ARENA-ENG-07); `undefined` when it is legal. */
function refused(state: State, command: Command, by: Seat): ArenaRefusal | undefined {
  if (state.over) return refuse('END-04', 'GAME_OVER');
  const rules = rulesOf(command);
  const refusal = refusedBefore(openStepOf(state), rules.steps, by, {
    wrongStep: (step) => refuse('GEN-03', 'WRONG_STATE', { step: step ?? state.stage }),
    notAsked: () =>
      state.sealed?.asked.includes(by) ? refuse('GEN-05', 'ALREADY_COMMITTED') : refuse('GEN-04', 'NOT_YOUR_PRIORITY'),
  });
  const found = refusal ?? rules.check(state, command, by);
  return found && withFace(rulebook, state, found, (id) => sees(state, by, id));
}
