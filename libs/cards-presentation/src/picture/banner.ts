import { label, onSheet, seatColor, type Piece } from '#drawing';
import type { Seat } from '#kernel';
import { cardColors, cardStyles } from './look.js';

/** The effect of a card for its seat, over it. */
export function banner(text: string, seat: Seat, width: number): Piece {
  const style = { ...cardStyles.bright, size: 11.5, bold: true, color: '#ffffff', anchor: 'middle' } as const;
  return onSheet(label(text, style, width - 8), 4, { fill: seatColor(seat), stroke: cardColors.ink, radius: 5 });
}
