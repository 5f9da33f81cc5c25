import type { FigureId } from '../content/words.js';
import type { SkirmishState } from '../state.js';
import { findHeroState, heroOf } from '../figures/figures.js';

/** The deeds that a game counts for each hero, for missions and conditions. */
type DeedIn<S extends SkirmishState> = keyof S['heroes'][number]['deeds'] & string;

/** Counts something that a hero has done, for missions and conditions. Changes the state: for evolvers alone. */
export function countDeed<S extends SkirmishState>(state: S, heroId: FigureId, deed: DeedIn<S>): void {
  const { deeds } = heroOf<SkirmishState>(state, heroId);
  deeds[deed] = (deeds[deed] ?? 0) + 1;
}

/** Counts a deed of a hero; of other figures none are counted. Changes the state: for evolvers alone. */
export function noteDeed<S extends SkirmishState>(state: S, figureId: FigureId | undefined, deed: DeedIn<S>): void {
  if (figureId !== undefined && findHeroState(state, figureId)) countDeed(state, figureId, deed);
}
