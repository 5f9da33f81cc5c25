import { joined, label, line, placed, sizeFor, tag, type Markup, type Piece } from '#drawing';
import type { Seat } from '#kernel';
import type { Border } from '#cards';
import { cardBack } from './card-back.js';
import { CARD_SIZE } from './card-face.js';
import { cardColors, cardStyles } from './look.js';

/** The content of a stack of cards. */
export interface StackLook {
  readonly seat: Seat;
  readonly count: number;
  readonly title: string;
  readonly width: number;
  readonly border?: Border;
}

/** A caption over something that lies on the table. */
export function caption(text: string, width: number, color: string = cardColors.mist): Piece {
  const style = { ...cardStyles.caption, color, anchor: 'middle' } as const;
  const said = text.toUpperCase();
  const size = sizeFor(said, style, width, { least: 7.5, lines: 1 });
  return label(said, { ...style, size, leading: (1.3 * style.size) / size }, width);
}

/** Cards face down on each other, with their number and what they are. */
export function stack(look: StackLook): Piece {
  const { count, title, width } = look;
  const head = caption(title, width);
  const cardWidth = width - 6;
  const height = (CARD_SIZE.height / CARD_SIZE.width) * cardWidth;
  const body = count === 0 ? emptyPlace(cardWidth, height).markup : backs(look, height);
  return {
    width,
    height: head.height + 4 + height + 6,
    markup: joined(head.markup, placed(0, head.height + 4, { width, height, markup: body })),
  };
}

function backs({ seat, count, width, border }: StackLook, height: number): Markup {
  const cardWidth = width - 6;
  const layers = Math.min(3, count);
  const back = cardBack(seat, cardWidth, border);
  const [x, y] = [(layers - 1) * 3 + cardWidth / 2, (layers - 1) * 2 + height / 2];
  return joined(
    ...Array.from({ length: layers }, (_, index) => placed(index * 3, index * 2, back)),
    tag('circle', { cx: x, cy: y, r: 15, fill: '#0f0d10', stroke: cardColors.bronze, 'stroke-width': 1.5 }),
    line(String(count), x, y + 5.5, { ...cardStyles.bright, size: 15.5, bold: true, anchor: 'middle' }, 30),
  );
}

/** A place where a card can lie and none does. */
export function emptyPlace(width: number, height: number, text?: string): Piece {
  const said =
    text === undefined ? undefined : label(text, { ...cardStyles.note, size: 11.5, anchor: 'middle' }, width - 10);
  return {
    width,
    height,
    markup: joined(
      tag('rect', {
        x: 1,
        y: 1,
        width: width - 2,
        height: height - 2,
        rx: 9,
        fill: '#000000',
        'fill-opacity': 0.14,
        stroke: cardColors.mist,
        'stroke-opacity': 0.45,
        'stroke-dasharray': '5 4',
      }),
      said && placed(5, (height - said.height) / 2, said),
    ),
  };
}
