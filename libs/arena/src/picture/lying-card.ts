import { joined, label, over, placed, sheet, stacked, tag, told, written, type Markup, type Piece } from '#drawing';
import type { Seat } from '#kernel';
import type { ShownCard } from '../events/event-fields.js';
import { printed } from '../content/catalogue.js';
import type { PlacedView } from '../view/view-schema.js';
import { briefCard } from './brief-card.js';
import { cardBack } from './card-back.js';
import { CARD, cardFace } from './card-face.js';
import { colors, styles } from './look.js';
import { pictureWords } from './picture-words.js';
import { scaled, type Showing } from './showing.js';
import { caption } from './stack.js';

/** The face of a card that the view shows. */
export const faceOf = (
  showing: Showing,
  { cardId }: Pick<ShownCard, 'cardId'>,
  width: number = CARD.width,
  glow?: string,
): Piece => scaled(cardFace(showing, printed(cardId), glow), width / CARD.width);

/**
 * A creature or shield on the table: its face where the viewer sees it, else its back, which only creatures and shields
 * have there (ARENA-ENG-04). A card that its viewer sees, but that lies face down, has a small back in the corner of its picture.
 */
export function lyingCard(showing: Showing, placedCard: PlacedView, seat: Seat, width: number): Piece {
  const { card, faceUp } = placedCard;
  const body = card ? faceOf(showing, card, width) : cardBack(seat, width, 'SINGLE');
  const marked = card && !faceUp ? over(body, faceDownMark(seat, width)) : body;
  const seen = placedCard.lookedAt.length === 0 ? [] : [caption(told(showing, pictureWords.seen), width)];
  return stacked([marked, ...itemsOf(showing, placedCard, width), ...seen], 4);
}

/** The creature items with a card: those that the viewer sees by name, the others by their number. */
function itemsOf(showing: Showing, { items, itemCards }: PlacedView, width: number): Piece[] {
  const seen = itemCards.map(({ cardId }) => briefCard(showing, printed(cardId), width));
  const hidden = items - itemCards.length;
  return hidden > 0 ? [...seen, hiddenItems(showing, hidden, width)] : seen;
}

const hiddenItems = (showing: Showing, count: number, width: number): Piece => {
  const text = label(
    `${count} × ${told(showing, pictureWords.item)}`,
    { ...styles.bright, size: 11, anchor: 'middle' },
    width,
  );
  const height = text.height + 6;
  return {
    width,
    height,
    markup: joined(
      sheet(width, height, { fill: '#4a2f1c', stroke: colors.orange, strokeWidth: 2, radius: 5 }),
      placed(0, 3, text),
    ),
  };
};

/** A small back over the picture of a card whose face only some see. */
function faceDownMark(seat: Seat, width: number): Markup {
  const back = cardBack(seat, 22, 'SINGLE');
  const factor = width / CARD.width;
  return tag('g', { transform: `scale(${written(factor)}) translate(12 53) rotate(-8)` }, back.markup);
}
