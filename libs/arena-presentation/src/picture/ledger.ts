import * as cards from '#cards-presentation';
import type { Piece } from '#drawing';
import { type CombatView, printed } from '#arena/queries';
import type { Showing } from './showing.js';

/** The parts of both totals of the combat, part by part with its card, and the effects in force (cards.md 6). */
export function ledger(showing: Showing, { totals, inForce, fighters }: CombatView, width: number): Piece {
  const lasting = inForce.map(({ card, seat, target, command }) => {
    const aimed = fighters.find((fighter) => fighter.card.instanceId === target);
    return { seat, card: printed(card.cardId), on: aimed && printed(aimed.card.cardId), command };
  });
  return cards.ledger(showing, { totals, inForce: lasting }, width);
}
