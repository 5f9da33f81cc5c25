import { darker, joined, mixed, seatColor, sheet, tag, type Piece } from '#drawing';
import type { Seat } from '#kernel';
import type { Border } from '#cards';
import { CARD_SIZE } from './card-face.js';
import { cardColors } from './look.js';
import { scaled } from './card-showing.js';
import { sigil } from './sigils.js';

/**
 * The back of a card. Its border is only drawn where all players know it: depot and pen hold one sort each, and what lies
 * at a stronghold is single (CARD_SIZE-02).
 */
export function cardBack(seat: Seat, width: number, border?: Border): Piece {
  const { width: wide, height } = CARD_SIZE;
  const cloth = mixed(darker(seatColor(seat), 0.45), '#1b1d22', 0.35);
  const ring = (inset: number, stroke: string, strokeWidth: number) =>
    tag('rect', {
      x: inset,
      y: inset,
      width: wide - 2 * inset,
      height: height - 2 * inset,
      rx: Math.max(3, 10 - inset / 2),
      fill: 'none',
      stroke,
      'stroke-width': strokeWidth,
    });
  const borders = border === undefined ? [ring(6, '#8f7d5c', 1.6)] : [ring(9, cardColors.orange, 5)];
  if (border === 'DOUBLE') borders.push(ring(20, cardColors.orange, 5));
  const markup = joined(
    sheet(wide, height, { fill: cloth, stroke: '#0b0908', strokeWidth: 1.4, radius: 10, shadow: true }),
    tag('rect', { x: 28, y: 28, width: wide - 56, height: height - 56, rx: 5, fill: 'url(#lattice)', opacity: 0.5 }),
    tag('circle', { cx: wide / 2, cy: height / 2, r: 31, fill: cloth, stroke: '#c9a96a', 'stroke-width': 2 }),
    sigil('tower', wide / 2 - 20, height / 2 - 21, 40, '#d9bd86'),
    ...borders,
  );
  return scaled({ width: wide, height, markup }, width / wide);
}

/** The pattern on backs. */
export const lattice = tag(
  'pattern',
  { id: 'lattice', width: 12, height: 12, patternUnits: 'userSpaceOnUse' },
  tag('path', { d: 'M0 6 6 0l6 6-6 6z', fill: 'none', stroke: '#d9bd86', 'stroke-width': 0.8 }),
);
