import { textOf, type Card } from '#cards';
import {
  joined,
  label,
  line,
  paragraph,
  placed,
  readableOn,
  sheet,
  sizeFor,
  tag,
  type Markup,
  type Piece,
} from '#drawing';
import { colors, frameColor, styles } from './look.js';
import { nameOf, type Showing } from './showing.js';
import { signOf } from './sigils.js';

const HEAD = 22;

/** A card's name on a strip in the color of its frame, with its number where it has one. */
export function nameStrip(showing: Showing, card: Card, width: number, edge?: string): Piece {
  const frame = frameColor(card);
  const color = readableOn(frame);
  const number = card.vitality ?? card.dominantValue;
  const room = width - (number === undefined ? 30 : 52);
  const style = { ...styles.cardName, size: 12.5, color };
  const text = nameOf(showing, card);
  const name = label(text, { ...style, size: sizeFor(text, style, room, { least: 10, lines: 1 }) }, room);
  const value = number === undefined ? undefined : valueMark(number, width - 15);
  return {
    width,
    height: HEAD,
    markup: joined(
      sheet(width, HEAD, {
        fill: frame,
        stroke: edge ?? '#0b0908',
        strokeWidth: edge === undefined ? 1 : 2,
        radius: 5,
      }),
      signOf(card, 5, 4, 14, color),
      placed(24, (HEAD - name.height) / 2, name),
      value,
    ),
  };
}

const valueMark = (value: number, x: number): Markup =>
  joined(
    tag('circle', { cx: x, cy: HEAD / 2, r: 9, fill: '#fdfaf2', stroke: '#0b0908', 'stroke-width': 0.8 }),
    line(String(value), x, HEAD / 2 + 4, { ...styles.text, size: 11.5, bold: true, anchor: 'middle' }),
  );

/** A card that lies with another one, or in little room: its name and its text. */
export function briefCard(showing: Showing, card: Card, width: number): Piece {
  const head = nameStrip(showing, card, width);
  const text = textOf(card, 'ARENA', showing.locale);
  if (text === '') return head;
  const said = paragraph(text, { ...styles.text, size: 10.5 }, width - 14);
  const height = HEAD + said.height + 8;
  return {
    width,
    height,
    markup: joined(
      sheet(width, height, {
        fill: colors.parchment,
        stroke: frameColor(card),
        strokeWidth: 1.5,
        radius: 5,
        shadow: true,
      }),
      head.markup,
      placed(7, HEAD + 3, said),
    ),
  };
}
