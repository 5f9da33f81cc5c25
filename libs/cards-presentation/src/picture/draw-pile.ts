import { centered, over, placed, stacked, told, type Piece } from '#drawing';
import type { Seat } from '#kernel';
import type { ShownCard } from '#cards';
import { nameStrip } from './brief-card.js';
import { cardBack } from './card-back.js';
import { CARD_SIZE } from './card-face.js';
import type { TableShowing } from './card-showing.js';
import { faceOf } from './lying-card.js';
import { caption, stack } from './stack.js';
import { tableWords } from './table-words.js';

/** The width of the piles. */
export const PILES_WIDTH = 150;

/** The draw pile of a seat. */
export interface DrawPile {
  readonly seat: Seat;
  /** How many cards. */
  readonly pile: number;
  readonly dominant?: ShownCard | undefined;
}

/** The number of the discard pile and the names of its last cards, the last one first: to lie below each other. */
export function discardPile(
  showing: TableShowing,
  discard: readonly ShownCard[],
  most: number,
  width: number,
): Piece[] {
  const last = discard.slice(-most).reverse();
  const title = caption(`${told(showing, tableWords.discard)} ${discard.length}`, width);
  return [title, ...last.map((card) => nameStrip(showing, { ...showing.printed(card.cardId), ...card }, width))];
}

/** The draw pile with the dominant face up on it, which is not counted with the pile below. */
export function drawPile(showing: TableShowing, { seat, pile, dominant }: DrawPile): Piece {
  const title = `${told(showing, tableWords.pile)} ${pile}`;
  if (!dominant)
    return centered(stack({ seat, count: pile, title: told(showing, tableWords.pile), width: 120 }), PILES_WIDTH);
  const width = PILES_WIDTH - 8;
  const face = faceOf(showing, { ...showing.printed(dominant.cardId), ...dominant }, width);
  const back = cardBack(seat, width);
  const layers = Math.min(2, pile);
  const lying = {
    width: PILES_WIDTH,
    height: (CARD_SIZE.height / CARD_SIZE.width) * width + 6,
    markup: placed(0, 0, back),
  };
  const whole = over(
    { ...lying, markup: placed(layers * 4, layers * 3, back) },
    ...(layers > 1 ? [placed(4, 3, back)] : []),
    face.markup,
  );
  return stacked([caption(`${title} + ${told(showing, tableWords.dominant)}`, PILES_WIDTH), whole], 4);
}
