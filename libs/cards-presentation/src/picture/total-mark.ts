import { joined, line, readableOn, seatColor, tag, type Markup } from '#drawing';
import type { Seat } from '#kernel';
import { cardStyles } from './look.js';

/** The total of a seat in a great circle around `x`; a dash while there is none. */
export function totalMark(total: number | undefined, seat: Seat, x: number): Markup {
  const fill = seatColor(seat);
  const text = total === undefined ? '–' : String(total).replace('-', '−');
  return joined(
    tag('circle', { cx: x, cy: 38, r: 35, fill: '#000', opacity: 0.3 }),
    tag('circle', { cx: x, cy: 36, r: 34, fill, stroke: '#fff7e0', 'stroke-width': 4 }),
    line(text, x, 48, { ...cardStyles.number, size: 36, color: readableOn(fill) }, 64),
  );
}
