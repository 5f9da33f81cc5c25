import type { Placing } from '#kernel';
import type { State } from './state.js';
import { seats } from './table/players.js';

/** Who won; a draw shares the first rank. A win is a point (ARENA-END-09). */
export function score(state: State): Placing[] {
  const winner = state.over?.winner ?? null;
  return seats
    .map((seat) => {
      const points = winner === seat ? 1 : 0;
      return { seat, rank: winner === null || winner === seat ? 1 : 2, points, parts: [{ name: 'win', points }] };
    })
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat);
}
