import type { ArenaTurn } from '../flow/step-rules.js';
import type { InstanceId } from '../state.js';

/** Texts `DISCARDED` of cards that have just gone from play to a discard pile (cards.md 4.2). */
export function triggerDiscarded(turn: ArenaTurn, cards: readonly InstanceId[]): void {
  if (turn.state.over || cards.length === 0) return;
}
