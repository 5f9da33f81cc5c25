import {
  joined,
  paragraph,
  placed,
  readableOn,
  sheet,
  sizeFor,
  stacked,
  tag,
  told,
  type Markup,
  type Piece,
} from '#drawing';
import type { Card } from '#cards';
import { textOf, typeLine } from '#cards/text';
import { ofCard, type DrawnCard } from './card-in-game.js';
import { cornerMarks, traitRow } from './card-marks.js';
import { drawText } from './draw-text.js';
import { cardColors, frameColor, cardStyles } from './look.js';
import { scenery } from './scenery.js';
import { nameOf, type CardShowing } from './card-showing.js';
import { signOf } from './sigils.js';

/** The size of a card as it lies in a hand. */
export const CARD_SIZE = { width: 160, height: 228 } as const;

const FRAME = 6;
const INNER = CARD_SIZE.width - 2 * FRAME;
const PICTURE = 78;
const PADDING = 7;
const TEXT = INNER - 2 * PADDING;

/** A card as one likes to look at it: frame in the color of its kind, picture, numbers, signs, name and text (CARD_SIZE-04). */
export function cardFace(showing: CardShowing, card: DrawnCard, glow?: string): Piece {
  const frame = frameColor(card);
  const name = namePlate(showing, card, readableOn(frame));
  const top = FRAME + PICTURE + name.height;
  const markup = joined(
    sheet(CARD_SIZE.width, CARD_SIZE.height, {
      fill: frame,
      stroke: glow ?? '#0b0908',
      strokeWidth: glow === undefined ? 1 : 4,
      radius: 10,
      shadow: true,
    }),
    placed(FRAME, FRAME, { width: INNER, height: PICTURE, markup: pictureOf(card) }),
    placed(FRAME, FRAME + PICTURE, name),
    placed(FRAME, top, textPanel(showing, card, CARD_SIZE.height - FRAME - top)),
  );
  return { ...CARD_SIZE, markup: ofCard(card, markup) };
}

const pictureOf = (card: Card): Markup =>
  joined(
    scenery(card, INNER, PICTURE),
    tag('rect', { width: INNER, height: PICTURE, fill: 'none', stroke: '#0b0908', 'stroke-width': 1, opacity: 0.6 }),
    cornerMarks(card, INNER, PICTURE),
  );

function namePlate(showing: CardShowing, card: Card, color: string): Piece {
  const name = nameOf(showing, card);
  const style = { ...cardStyles.cardName, color, anchor: 'middle' } as const;
  const oneLine = sizeFor(name, style, INNER - 4, { least: 12, lines: 1 });
  const size = sizeFor(name, { ...style, size: oneLine }, INNER - 4, { least: 11, lines: 2 });
  const text = paragraph(name, { ...style, size }, INNER, 2);
  const height = text.height + 8;
  return { width: INNER, height, markup: placed(0, 4, text) };
}

/** The parchment with type line, signs, text, and the flavor where there is room. */
function textPanel(showing: CardShowing, card: Card, height: number): Piece {
  const { locale } = showing;
  const line = typeLine(card, locale);
  const typed = paragraph(
    line,
    { ...cardStyles.typeLine, size: sizeFor(line, cardStyles.typeLine, TEXT, { least: 9, lines: 1 }) },
    TEXT,
    2,
  );
  const traits = traitRow(card, showing.game, TEXT);
  const head = stacked([typed, ...(traits ? [traits] : [])], 4);
  const room = height - head.height - 14;
  const words = [textOf(card, showing.game, locale), drawText(showing, card)].filter((one) => one !== '').join(' ');
  const text = textIn(words, room);
  const isBare = text.height === 0;
  const flavor = flavorIn(showing, card, room - text.height - (text.height > 0 ? 6 : 0));
  return {
    width: INNER,
    height,
    markup: joined(
      sheet(INNER, height, { fill: cardColors.parchment, radius: 4 }),
      isBare ? watermark(card, room - (flavor?.height ?? 0), head.height + 9) : undefined,
      placed(PADDING, 5, head),
      placed(PADDING, head.height + 9, text),
      flavor ? placed(PADDING, height - flavor.height - 5, flavor) : undefined,
    ),
  };
}

/** The text as large as it fits. */
function textIn(text: string, room: number): Piece {
  for (let { size } = cardStyles.text; ; size -= 0.5) {
    const style = { ...cardStyles.text, size };
    const piece = paragraph(text, style, TEXT);
    if (piece.height <= room) return piece;
    if (size <= 8.5) return paragraph(text, style, TEXT, Math.max(1, Math.floor(room / (size * 1.22))));
  }
}

function flavorIn(showing: CardShowing, { flavor }: Card, room: number): Piece | undefined {
  if (!flavor) return undefined;
  const piece = paragraph(told(showing, flavor), cardStyles.flavor, TEXT);
  return piece.height <= room ? piece : undefined;
}

/** The sign of a card that has no text, faintly where the text would stand. */
function watermark(card: Card, room: number, top: number): Markup {
  const size = Math.min(60, room - 8);
  return tag(
    'g',
    { opacity: 0.14 },
    signOf(card, (INNER - size) / 2, top + (room - size) / 2, size, cardColors.stoneDark),
  );
}
