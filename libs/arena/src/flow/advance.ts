import { currentRules, openStepOf } from './open-step.js';
import type { ArenaTurn } from './turn.js';

/** Carries the game on until a seat has to decide, or it is over (arena.md 8, ARENA-ENG-08). */
export function advance(turn: ArenaTurn): void {
  while (!turn.state.over && !openStepOf(turn.state)) currentRules(turn.state).proceed(turn);
}
