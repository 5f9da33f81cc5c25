import type { Placing } from '#kernel';
import { articleSubjects, pagePoints } from './front-page/page.js';
import type { State } from './state.js';

/** How the seats did: the seats of the winning side are first together, all others behind; each has the points of its side (SKAROV-NEWS-08). */
export function score(state: State): Placing[] {
  const { seats, page, over } = state;
  const winners = seats.filter(({ side }) => side === over?.winner).length;
  return seats
    .map(({ seat, side }) => ({
      seat,
      rank: side === over?.winner ? 1 : 1 + winners,
      points: pagePoints(page, side),
      parts: articleSubjects.map((name) => ({ name, points: pagePoints(page, side, name) })),
    }))
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat);
}
