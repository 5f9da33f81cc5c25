import { joined, line, paragraph, placed, readableOn, sheet, sizeFor, tag, type Markup, type Piece } from '#drawing';
import type { Card } from '#cards';
import { textOf } from '#cards/text';
import { ofCard, type DrawnCard } from './card-in-game.js';
import { cardColors, frameColor, cardStyles } from './look.js';
import { nameOf, type CardShowing } from './card-showing.js';
import { signOf } from './sigils.js';

const LEAST = 22;

/** A card's whole name on a strip in the color of its frame, with its number where it has one. */
export function nameStrip(showing: CardShowing, card: DrawnCard, width: number): Piece {
  const strip = stripOf(showing, card, width);
  return { ...strip, markup: ofCard(card, strip.markup) };
}

function stripOf(showing: CardShowing, card: Card, width: number): Piece {
  const frame = frameColor(card);
  const color = readableOn(frame);
  const number = card.vitality ?? card.dominantValue;
  const name = wholeName(nameOf(showing, card), color, width - (number === undefined ? 30 : 52));
  const height = Math.max(LEAST, name.height + 8);
  return {
    width,
    height,
    markup: joined(
      sheet(width, height, { fill: frame, stroke: '#0b0908', radius: 5 }),
      signOf(card, 5, (height - 14) / 2, 14, color),
      placed(24, (height - name.height) / 2, name),
      number === undefined ? undefined : valueMark(number, width - 15, height / 2),
    ),
  };
}

/** A name on one line where it can be read so, else on two. */
function wholeName(name: string, color: string, width: number): Piece {
  const style = { ...cardStyles.cardName, size: 12.5, color };
  const one = sizeFor(name, style, width, { least: 11, lines: 1 });
  return paragraph(
    name,
    { ...style, size: sizeFor(name, { ...style, size: one }, width, { least: 9, lines: 2 }) },
    width,
    2,
  );
}

const valueMark = (value: number, x: number, y: number): Markup =>
  joined(
    tag('circle', { cx: x, cy: y, r: 9, fill: '#fdfaf2', stroke: '#0b0908', 'stroke-width': 0.8 }),
    line(String(value), x, y + 4, { ...cardStyles.text, size: 11.5, bold: true, anchor: 'middle' }, 18),
  );

/** A card that lies with another one, or in little room: its name and its text. */
export function briefCard(showing: CardShowing, card: DrawnCard, width: number): Piece {
  const brief = briefOf(showing, card, width);
  return { ...brief, markup: ofCard(card, brief.markup) };
}

function briefOf(showing: CardShowing, card: Card, width: number): Piece {
  const head = stripOf(showing, card, width);
  const text = textOf(card, showing.game, showing.locale);
  if (text === '') return head;
  const said = paragraph(text, { ...cardStyles.text, size: 10.5 }, width - 14);
  const height = head.height + said.height + 8;
  return {
    width,
    height,
    markup: joined(
      sheet(width, height, {
        fill: cardColors.parchment,
        stroke: frameColor(card),
        strokeWidth: 1.5,
        radius: 5,
        shadow: true,
      }),
      head.markup,
      placed(7, head.height + 3, said),
    ),
  };
}
