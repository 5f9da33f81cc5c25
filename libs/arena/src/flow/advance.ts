import { currentRules, isInterrupted, openStepOf } from './open-step.js';
import type { ArenaTurn } from './turn.js';

/** Carries the game on until a seat has to decide, or it is over (arena.md 8, ARENA-ENG-08). */
export const advance = (turn: ArenaTurn): void => proceedWhile(turn, () => true);

/** A creature that has come acts before the other seat gets the word, unless that seat is asked for it (ARENA-COR-05). */
export const answerArrival = (turn: ArenaTurn): void => proceedWhile(turn, () => isInterrupted(turn.state));

/** Throws an Error where the rules would go round for ever. */
function proceedWhile(turn: ArenaTurn, wanted: () => boolean): void {
  while (!turn.state.over && wanted() && !openStepOf(turn.state)) {
    turn.spend();
    currentRules(turn.state).proceed(turn);
  }
}
