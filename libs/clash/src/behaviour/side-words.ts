import type { State } from '../state.js';
import { findFigure } from '../table/figures.js';
import type { Side } from '../words.js';
import type { Scope } from './open-power-scope.js';

/** A word for a side, in conditions, selectors and awards. */
export type SideWord = 'A' | 'B' | 'SIDE' | 'OWN' | 'OTHER';

/** The side that a word means; null where there is none, for instance OWN of a villain. */
export function sideMeant(state: State, word: SideWord, scope: Scope): Side | null {
  switch (word) {
    case 'A':
    case 'B':
      return word;
    case 'SIDE':
      return scope.side ?? ownSide(state, scope);
    case 'OWN':
      return ownSide(state, scope);
    case 'OTHER':
      return otherSide(scope.selfId === null && scope.causeId === null ? scope.side : ownSide(state, scope));
  }
}

const sideOf = (state: State, id: string | null): Side | null =>
  (id === null ? undefined : findFigure(state, id))?.side ?? null;

const ownSide = (state: State, { selfId, causeId, side }: Scope): Side | null =>
  sideOf(state, selfId) ?? sideOf(state, causeId) ?? side;

const otherSide = (side: Side | null): Side | null => (side === null ? null : side === 'A' ? 'B' : 'A');
