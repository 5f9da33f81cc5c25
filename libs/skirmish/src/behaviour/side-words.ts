import type { Scope, Table } from '../rulebook.js';
import type { Side, SkirmishState } from '../state.js';
import { findFigure } from '../figures/figures.js';

/** The side that a word means, its name or `SIDE`, `OWN`, `OTHER`; null where there is none, for instance OWN of a figure without a side. */
export function sideMeant({ book, state }: Table, word: string, scope: Scope): Side | null {
  switch (word) {
    case 'SIDE':
      return scope.side ?? ownSide(state, scope);
    case 'OWN':
      return ownSide(state, scope);
    case 'OTHER': {
      const side = scope.selfId === null && scope.causeId === null ? scope.side : ownSide(state, scope);
      return side === null ? null : book.opponentsOf(side);
    }
    default:
      return word;
  }
}

const sideOfFigure = (state: SkirmishState, id: string | null): Side | null =>
  (id === null ? undefined : findFigure(state, id))?.side ?? null;

const ownSide = (state: SkirmishState, { selfId, causeId, side }: Scope): Side | null =>
  sideOfFigure(state, selfId) ?? sideOfFigure(state, causeId) ?? side;
