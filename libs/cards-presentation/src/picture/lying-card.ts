import { joined, label, over, placed, sheet, stacked, tag, told, written, type Markup, type Piece } from '#drawing';
import type { Seat } from '#kernel';
import { briefCard } from './brief-card.js';
import { cardBack } from './card-back.js';
import { CARD_SIZE, cardFace } from './card-face.js';
import type { DrawnCard } from './card-in-game.js';
import { scaled, type CardShowing } from './card-showing.js';
import { cardWords } from './card-words.js';
import { cardColors, cardStyles } from './look.js';
import { caption } from './stack.js';

/** A creature or shield on the table, as far as its viewer sees it. */
export interface LyingCard {
  /** Its owner. */
  readonly seat: Seat;
  /** Absent where the viewer does not see the face. */
  readonly card?: DrawnCard | undefined;
  readonly faceUp: boolean;
  /** An enemy has been let look at it while it lies face down. */
  readonly seen: boolean;
  /** Creature items with it: in all, and those whose face the viewer sees. */
  readonly items: number;
  readonly itemCards: readonly DrawnCard[];
}

/** The face of a card, so wide. */
export const faceOf = (showing: CardShowing, card: DrawnCard, width: number = CARD_SIZE.width, glow?: string): Piece =>
  scaled(cardFace(showing, card, glow), width / CARD_SIZE.width);

/**
 * A creature or shield on the table: its face where the viewer sees it, else its back, which only creatures and shields
 * have there. A card that its viewer sees, but that lies face down, has a small back in the corner of its picture.
 */
export function lyingCard(showing: CardShowing, lying: LyingCard, width: number): Piece {
  const { card, faceUp, seat } = lying;
  const body = card ? faceOf(showing, card, width) : cardBack(seat, width, 'SINGLE');
  const marked = card && !faceUp ? over(body, faceDownMark(seat, width)) : body;
  const seen = lying.seen ? [caption(told(showing, cardWords.seen), width)] : [];
  return stacked([marked, ...itemsOf(showing, lying, width), ...seen], 4);
}

/** The creature items with a card: those that the viewer sees by name, the others by their number. */
function itemsOf(showing: CardShowing, { items, itemCards }: LyingCard, width: number): Piece[] {
  const seen = itemCards.map((card) => briefCard(showing, card, width));
  const hidden = items - itemCards.length;
  return hidden > 0 ? [...seen, hiddenItems(showing, hidden, width)] : seen;
}

const hiddenItems = (showing: CardShowing, count: number, width: number): Piece => {
  const text = label(
    `${count} × ${told(showing, cardWords.item)}`,
    { ...cardStyles.bright, size: 11, anchor: 'middle' },
    width,
  );
  const height = text.height + 6;
  return {
    width,
    height,
    markup: joined(
      sheet(width, height, { fill: '#4a2f1c', stroke: cardColors.orange, strokeWidth: 2, radius: 5 }),
      placed(0, 3, text),
    ),
  };
};

/** A small back over the picture of a card whose face only some see. */
function faceDownMark(seat: Seat, width: number): Markup {
  const back = cardBack(seat, 22, 'SINGLE');
  const factor = width / CARD_SIZE.width;
  return tag('g', { transform: `scale(${written(factor)}) translate(12 53) rotate(-8)` }, back.markup);
}
