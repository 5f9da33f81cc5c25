import { currentRules, openStepOf } from './open-step.js';
import type { ArenaTurn } from './turn.js';

/** Automatic steps that one command may set off; more is a fault of the ruleset (ARENA-ENG-08). */
export const MOST_STEPS = 1_000;

/**
 * Carries the game on until a seat has to decide, or it is over (arena.md 8).
 * Throws an Error when that takes more than `MOST_STEPS` steps: the rules, and no player, are to blame.
 */
export function advance(turn: ArenaTurn): void {
  for (let step = 0; step < MOST_STEPS; step += 1) {
    if (turn.state.over || openStepOf(turn.state)) return;
    currentRules(turn.state).proceed(turn);
  }
  throw new Error(`ARENA-ENG-08: more than ${MOST_STEPS} automatic steps after a command, in ${turn.state.stage}.`);
}
