import type { Card } from '../schema/card-fields.js';
import { nextKind } from '../schema/kinds.js';

/** The off-color bonus that a creature has against another card; the oval, where printed, overrules the cycle (CARD-05). */
export function offColorBonus(card: Card, opponent: Card): number {
  if (!card.kind || !opponent.kind) return 0;
  return (card.offColorAgainst ?? nextKind(card.kind)) === opponent.kind ? (card.offColorBonus ?? 0) : 0;
}
