import * as cards from '#cards-presentation';
import type { Piece } from '#drawing';
import type { Seat } from '#kernel';
import { type PlacedView, type ShownCard } from '#arena/queries';
import { cardIn } from './card-in-game.js';
import type { Showing } from './showing.js';

/** The face of a card that the view shows. */
export const faceOf = (showing: Showing, card: ShownCard, width?: number, glow?: string): Piece =>
  cards.faceOf(showing, cardIn(card), width, glow);

/** A creature or shield on the table: its face where the viewer sees it, else its back (ARENA-ENG-04). */
export const lyingCard = (showing: Showing, placedCard: PlacedView, seat: Seat, width: number): Piece =>
  cards.lyingCard(
    showing,
    {
      seat,
      card: placedCard.card && cardIn(placedCard.card),
      faceUp: placedCard.faceUp,
      seen: placedCard.lookedAt.length > 0,
      items: placedCard.items,
      itemCards: placedCard.itemCards.map(cardIn),
    },
    width,
  );
