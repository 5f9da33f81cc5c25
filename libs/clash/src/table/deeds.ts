import type { Deed } from '../content/vocabulary.js';
import type { State } from '../state.js';
import type { FigureId } from '../words.js';
import { findHeroState, heroOf } from './figures.js';

/** Counts something that a hero has done, for missions and conditions. Changes the state: for evolvers alone. */
export function countDeed(state: State, heroId: FigureId, deed: Deed): void {
  const { deeds } = heroOf(state, heroId);
  deeds[deed] = (deeds[deed] ?? 0) + 1;
}

/** Counts a deed of a hero; of anybody else none are counted. Changes the state: for evolvers alone. */
export function noteDeed(state: State, figureId: FigureId | undefined, deed: Deed): void {
  if (figureId !== undefined && findHeroState(state, figureId)) countDeed(state, figureId, deed);
}
