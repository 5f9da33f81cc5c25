import { bytes, type Law } from './law.js';
import type { Conserved, Piece } from './pieces.js';

/** Law 21: pieces that the author names are neither lost nor doubled. */
export const conserved: Law = {
  number: 21,
  name: 'conserved: every card and token is somewhere exactly once, after every commit',
  watch: (_ruleset, check, { conserved: kinds }) => ({
    gameStarts() {
      check(true, () => '');
    },
    atPosition({ local }) {
      if (local.game.phase === 'open') return;
      for (const kind of kinds) {
        const fault = faultOf(kind, local.game.state);
        check(fault === undefined, () => `${kind.what}: ${fault ?? ''}`);
      }
    },
  }),
};

/** The fault of some pieces in a state; `undefined` when each lies where one is. */
function faultOf({ box, places, outOfPlay = false }: Conserved, state: unknown): string | undefined {
  const due = new Map<Piece, number>();
  for (const piece of box(state)) due.set(piece, (due.get(piece) ?? 0) + 1);
  const there = new Map<Piece, string[]>();
  for (const [place, pieces] of Object.entries(places(state)))
    for (const piece of pieces) there.set(piece, [...(there.get(piece) ?? []), place]);
  for (const [piece, at] of there) {
    const copies = due.get(piece) ?? 0;
    if (at.length > copies) return `${bytes(piece)} is there ${times(copies)}, and lies at ${at.join(' and ')}`;
  }
  for (const [piece, copies] of due) {
    const at = there.get(piece) ?? [];
    if (at.length < copies && !outOfPlay)
      return `${bytes(piece)} is there ${times(copies)}, and lies ${at.length === 0 ? 'nowhere' : `at ${at.join(' and ')} only`}`;
  }
  return undefined;
}

const times = (count: number): string => (count === 1 ? 'once' : `${count} times`);
