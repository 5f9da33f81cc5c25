import { tag, told, written, type Piece } from '#drawing';
import type { Locale, Localized } from '#kernel';
import type { Card } from '../schema/card-fields.js';
import type { CardGame } from '../words.js';

/** What pictures of cards are drawn from beside the cards themselves. */
export interface CardShowing {
  readonly locale: Locale;
  /** Whose texts the cards have. */
  readonly game: CardGame;
  /** When each change of what a guardian draws counts, as the game says it. */
  readonly draws: Readonly<Record<'mdl' | 'ldl' | 'luc', Localized>>;
}

/** The name of a card. */
export const nameOf = (showing: Pick<CardShowing, 'locale'>, card: Card): string => told(showing, card.name);

/** A piece drawn larger or smaller. */
export const scaled = (piece: Piece, factor: number): Piece => ({
  width: piece.width * factor,
  height: piece.height * factor,
  markup: factor === 1 ? piece.markup : tag('g', { transform: `scale(${written(factor)})` }, piece.markup),
});
