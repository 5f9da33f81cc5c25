import type { Deed } from '../content/vocabulary.js';
import { heroOf } from '../figures/figures.js';
import type { State } from '../state.js';

/** Counts something that a hero has done, for missions and conditions. Changes the state: for evolvers alone. */
export function countDeed(state: State, heroId: string, deed: Deed): void {
  const { deeds } = heroOf(state, heroId);
  deeds[deed] = (deeds[deed] ?? 0) + 1;
}
