import { figureValuesOf } from '#skirmish';
import { book } from '../rulebook.js';
import type { State } from '../state.js';
import type { FigureView } from './view-schema.js';

/** Everybody on the board, in the supply or out, with what they are worth now. */
export function figureViews(state: State): FigureView[] {
  const valuesOf = figureValuesOf({ state, book });
  return state.figures.map((figure) => {
    const { id, kind, sheetId, number, side, status, spaceId, damage } = figure;
    const used = state.villainPowers[id];
    return {
      figureId: id,
      kind,
      sheetId,
      number,
      ...(side === null ? {} : { side }),
      status,
      ...(spaceId === null ? {} : { spaceId }),
      damage,
      ...valuesOf(figure),
      ...(used ? { usedPowers: [...used] } : {}),
    };
  });
}
