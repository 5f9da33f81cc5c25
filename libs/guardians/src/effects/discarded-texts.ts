import type { InstanceId, OperationName } from '#cards';
import type { GuardiansTurn } from '../flow/turn.js';
import { ownerOf } from '../table/cards.js';
import type { OperationRules } from './operations/operation-rules.js';
import { seatOperations } from './operations/seat-operations.js';
import { announce, textsOf } from './texts.js';

/** A card that is gone gives and tells its seat something; it moves no other card, so no chain follows (CARD-16). */
const operations: Partial<Record<OperationName, OperationRules>> = seatOperations;

/** Texts `DISCARDED` of cards that have just gone from play to a discard pile (cards.md 4.2). */
export function triggerDiscarded(turn: GuardiansTurn, cards: readonly InstanceId[]): void {
  for (const use of cards.flatMap((id) => textsOf(turn.state, ownerOf(turn.state, id), id, 'DISCARDED'))) {
    const rules = operations[use.effect.op];
    if (turn.state.over || !rules) continue;
    announce(turn, use);
    rules.apply(turn, use);
  }
}
