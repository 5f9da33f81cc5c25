import type { InstanceId, OperationName } from '#cards';
import type { ArenaTurn } from '../flow/turn.js';
import type { OperationRules } from './operations/operation-rules.js';
import { seatOperations } from './operations/seat-operations.js';
import { shownSource } from '../table/sources.js';
import { textsOf } from './texts.js';

/** A card that is gone gives and tells its seat something; it moves no other card, so no chain follows (CARD-16). */
const operations: Partial<Record<OperationName, OperationRules>> = seatOperations;

/** Texts `DISCARDED` of cards that have just gone from play to a discard pile (cards.md 4.2). */
export function triggerDiscarded(turn: ArenaTurn, cards: readonly InstanceId[]): void {
  for (const use of textsOf(turn.state, cards, ['DISCARDED'])) {
    const rules = operations[use.effect.op];
    const { seat, source, index, effect } = use;
    if (turn.state.over || !rules || ![...rules.targets(turn.state, seat, effect, source)].includes(null)) continue;
    turn.emit({ type: 'textTriggered', seat, source: shownSource(turn.state, source), effect: index });
    rules.apply(turn, use);
  }
}
