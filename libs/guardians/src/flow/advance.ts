import { currentRules, openStepOf } from './open-step.js';
import type { GuardiansTurn } from './turn.js';

/** Carries the game on until a seat has to decide, or it is over (guardians.md 8). Throws an Error where it would go round for ever. */
export function advance(turn: GuardiansTurn): void {
  while (!turn.state.over && !openStepOf(turn.state)) {
    turn.spend();
    currentRules(turn.state).proceed(turn);
  }
}
