import type { FigureId, SpaceId, Table } from '#skirmish';
import { canDo, figuresOf, scopeOf } from '#skirmish/behaviour';
import type { Effect, Figures } from '#skirmish/content/vocabulary';
import { contextOfDeed, type Context } from '#skirmish/machine';

/** What the rules say of effects, for a figure that stands in a place. */
export interface Possible {
  /** The effects that can change something (CLASH-214, SKAROV-SPEC-08). */
  readonly of: (effects: readonly Effect[]) => Effect[];
  /** The figures that words mean. */
  readonly named: (figures: Figures) => readonly FigureId[];
}

/** Asks the rules what effects can do for a figure, as if it stood on a space; `sourceId`: the card, test or power. */
export function possibleAt(table: Table, figureId: FigureId, at: SpaceId | undefined, sourceId: string): Possible {
  const there = at === undefined ? table : standingAt(table, figureId, at);
  const context: Context = contextOfDeed(there.state, figureId, sourceId);
  return {
    of: (effects) => effects.filter((effect) => canDo(there, [effect], context)),
    named: (figures) => figuresOf(there, figures, scopeOf(context)),
  };
}

const standingAt = ({ book, state }: Table, figureId: FigureId, spaceId: SpaceId): Table => ({
  book,
  state: {
    ...state,
    figures: state.figures.map((figure) => (figure.id === figureId ? { ...figure, spaceId } : figure)),
  },
});
