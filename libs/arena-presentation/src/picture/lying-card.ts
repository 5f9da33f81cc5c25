import * as cards from '#cards-presentation';
import type { Piece } from '#drawing';
import type { Seat } from '#kernel';
import { type PlacedView, printed, type ShownCard } from '#arena/queries';
import type { Showing } from './showing.js';

/** The face of a card that the view shows. */
export const faceOf = (showing: Showing, { cardId }: Pick<ShownCard, 'cardId'>, width?: number, glow?: string): Piece =>
  cards.faceOf(showing, printed(cardId), width, glow);

/** A creature or shield on the table: its face where the viewer sees it, else its back (ARENA-ENG-04). */
export const lyingCard = (showing: Showing, placedCard: PlacedView, seat: Seat, width: number): Piece =>
  cards.lyingCard(
    showing,
    {
      seat,
      card: placedCard.card && printed(placedCard.card.cardId),
      faceUp: placedCard.faceUp,
      seen: placedCard.lookedAt.length > 0,
      items: placedCard.items,
      itemCards: placedCard.itemCards.map(({ cardId }) => printed(cardId)),
    },
    width,
  );
