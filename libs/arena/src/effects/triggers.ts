import type { ArenaTurn } from '../flow/step-rules.js';
import type { InstanceId } from '../state.js';

/** Texts of cards that have just gone from play to a discard pile. */
export function triggerDiscarded(_turn: ArenaTurn, _cards: readonly InstanceId[]): void {
  // Filled by the effects.
}
