import * as cards from '#cards-presentation';
import type { Piece } from '#drawing';
import { type CombatView, printed } from '#guardians/queries';
import type { Showing } from './showing.js';

/** The parts of both totals of the match-up, part by part with its card, and the effects in force (cards.md 6). */
export function ledger(showing: Showing, { matchup, inForce }: CombatView, width: number): Piece {
  const lasting = inForce.map(({ seat, source, on, command }) => ({
    seat,
    card: printed(source.cardId),
    on: on && printed(on.cardId),
    command,
  }));
  return cards.ledger(showing, { totals: matchup?.totals ?? [], inForce: lasting }, width);
}
