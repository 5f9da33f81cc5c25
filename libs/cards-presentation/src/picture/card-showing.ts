import { tag, told, written, type Piece } from '#drawing';
import type { Locale, Localized, Seat } from '#kernel';
import type { CardTeller } from '../describe/card-teller.js';
import type { Card, CardGame, CardId } from '#cards';

/** The inputs of pictures of cards beside the cards themselves. */
export interface CardShowing {
  readonly locale: Locale;
  /** The game whose texts the cards have. */
  readonly game: CardGame;
  /** When each change of what a guardian draws counts, as the game says it. */
  readonly draws: Readonly<Record<'mdl' | 'ldl' | 'luc', Localized>>;
}

/** The inputs of the parts of a table that games of cards share. */
export interface TableShowing extends CardShowing {
  readonly tell: CardTeller;
  /** The seat that sits at the lower edge: the viewer's own, else the first. */
  readonly near: Seat;
  /** The print of a card. */
  readonly printed: (cardId: CardId) => Card;
}

/** The name of a card. */
export const nameOf = (showing: Pick<CardShowing, 'locale'>, card: Card): string => told(showing, card.name);

/** A piece drawn larger or smaller. */
export const scaled = (piece: Piece, factor: number): Piece => ({
  width: piece.width * factor,
  height: piece.height * factor,
  markup: factor === 1 ? piece.markup : tag('g', { transform: `scale(${written(factor)})` }, piece.markup),
});
