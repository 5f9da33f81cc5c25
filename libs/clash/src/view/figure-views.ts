import { figureValuesOf } from '#skirmish/figures';
import { shownOfFigure } from '#skirmish/view';
import { book } from '../rulebook.js';
import type { State, TimedModifier } from '../state.js';
import { standsWith } from '../table/alliances.js';
import type { Side } from '../words.js';
import type { FigureView, View } from './view-schema.js';

/** All figures on the board, in the supply or out, with what they are worth now (CLASH-210). */
export function figureViews(state: State): FigureView[] {
  const valuesOf = figureValuesOf({ state, book });
  return state.figures.map((figure) => {
    const { id, kind, ownerId, superVillain } = figure;
    return {
      ...shownOfFigure(figure, state.villainPowers[id]),
      ...(kind === 'VILLAIN' ? alliance(standsWith(state, figure)) : {}),
      ...(ownerId === null ? {} : { ownerId }),
      superVillain,
      ...valuesOf(figure),
    };
  });
}

const alliance = (side: Side | null): { alliedWith?: Side } => (side === null ? {} : { alliedWith: side });

/** Changes laid by effects, those of one figure, characteristic and length summed up. */
export function modifierViews({ modifiers }: State): View['modifiers'] {
  const sums = new Map<string, TimedModifier>();
  for (const modifier of modifiers) {
    const key = [modifier.figureId, modifier.characteristic, modifier.until].join(' ');
    const known = sums.get(key);
    sums.set(key, { ...modifier, by: modifier.by + (known?.by ?? 0) });
  }
  return [...sums.values()].map(({ figureId, characteristic: which, by, until }) => ({
    figureId,
    characteristic: which,
    by,
    until,
  }));
}
