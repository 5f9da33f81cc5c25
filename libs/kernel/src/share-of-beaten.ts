import type { Placing } from './placing.js';
import type { Seat } from './seat.js';

const HALF = 0.5;

/** The share of the other seats that a seat is ahead of, from 0 to 1; a shared rank counts half. Alone: 1 for the first rank. */
export function shareOfBeaten(placings: readonly Placing[], seat: Seat): number {
  const own = placings.find((placing) => placing.seat === seat)?.rank ?? Infinity;
  const others = placings.filter((placing) => placing.seat !== seat);
  if (others.length === 0) return own === 1 ? 1 : 0;
  const beaten = others.reduce((sum, { rank }) => sum + (rank > own ? 1 : rank === own ? HALF : 0), 0);
  return beaten / others.length;
}
