import type { Placing, Seat } from '#kernel';
import type { State } from './state.js';

/** Most points win; who has left ranks below all who stayed (LANTERN-007). */
export function score({ points, playing }: State): Placing[] {
  const worth = (seat: Seat): number => (playing.includes(seat) ? 1000 : 0) + (points[seat] ?? 0);
  const rank = (seat: Seat): number => 1 + points.filter((_, other) => worth(other) > worth(seat)).length;
  return points
    .map((own, seat) => ({ seat, rank: rank(seat), points: own, parts: [{ name: 'lanterns', points: own }] }))
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat);
}
