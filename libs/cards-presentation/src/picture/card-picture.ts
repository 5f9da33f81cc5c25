import { joined, padded, picture } from '#drawing';
import type { Locale, PiecePictures } from '#kernel';
import type { Card, CardId } from '#cards';
import { lattice } from './card-back.js';
import { cardFace } from './card-face.js';
import { nameOf, type CardShowing } from './card-showing.js';
import { masonry } from './castle-walls.js';
import { sigilSymbols } from './sigils.js';

/** The margin around a card: room for its shadow. */
const MARGIN = 8;

/** A card alone, as an SVG document. */
function cardPicture(showing: CardShowing, card: Card): string {
  const { width, height, markup } = padded(cardFace(showing, card), MARGIN, MARGIN);
  return picture({
    width,
    height,
    title: nameOf(showing, card),
    language: showing.locale,
    definitions: joined(masonry, lattice, sigilSymbols),
    body: markup,
  });
}

/** The cards of a game of cards, each alone. */
export const cardPictures = (
  showing: Omit<CardShowing, 'locale'>,
  printed: (cardId: CardId) => Card,
): PiecePictures => ({
  cards: (id, locale: Locale) => cardPicture({ ...showing, locale }, printed(id)),
});
