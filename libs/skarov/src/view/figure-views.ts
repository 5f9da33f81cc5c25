import { figureValuesOf } from '#skirmish/figures';
import { shownOfFigure } from '#skirmish/view';
import { book } from '../rulebook.js';
import type { State } from '../state.js';
import type { FigureView } from './view-schema.js';

/** All figures on the board, in the supply or out, with what they are worth now. */
export function figureViews(state: State): FigureView[] {
  const valuesOf = figureValuesOf({ state, book });
  return state.figures.map((figure) =>
    Object.assign(shownOfFigure(figure, state.villainPowers[figure.id]), { side: figure.side }, valuesOf(figure)),
  );
}
