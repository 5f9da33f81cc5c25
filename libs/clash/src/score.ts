import type { Placing } from '#kernel';
import { pageParts, pagePoints } from './end-of-game/pages.js';
import type { State } from './state.js';
import { overOf } from './table/over.js';
import type { Side } from './words.js';

/** First and shared, or behind: the other side, or the villain (CLASH-256). */
function rankOf(state: State, side: Side): number {
  const ahead = { SIDE_A: 'A', SIDE_B: 'B', DRAW: side, VILLAIN: null } as const;
  const winner = ahead[overOf(state)?.outcome ?? 'DRAW'];
  if (winner === side) return 1;
  return winner === null ? 2 : 1 + state.seats.filter((seat) => seat.side === winner).length;
}

/** The results of the seats: each has the points of its side's page (CLASH-187, CLASH-256). Lost to the villain, all are last, behind it. */
export const score = (state: State): Placing[] =>
  state.seats
    .map(({ seat, side }) => ({
      seat,
      rank: rankOf(state, side),
      points: pagePoints(state, side),
      parts: pageParts(state, side),
    }))
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat);
