import type { FigureId } from '../content/words.js';
import type { Rulebook } from '../rulebook.js';
import type { Play, SkirmishState } from '../state.js';
import { countDeed } from '../table/deeds.js';
import { heroOf } from '../figures/figures.js';
import { isWeakness } from './powers-at-reveal.js';

/** The cards of a hero are turned up beside its sheet (CLASH-114). Changes the state: for evolvers alone. */
export function layOpen(book: Rulebook, state: SkirmishState, heroId: FigureId, plays: readonly Play[]): void {
  const hero = heroOf(state, heroId);
  hero.inPlay = plays.map((play) => ({ ...play }));
  hero.hand = hero.hand.filter((id) => !plays.some(({ cardId }) => cardId === id));
  hero.plan = null;
  if (plays.some(({ cardId }) => isWeakness(book, cardId))) countDeed(state, heroId, 'WEAKNESS_PLAYED');
  const wounds = plays.map(({ cardId }) => cardId).filter((id) => book.isWoundCard(id));
  state.shownWounds.push(...wounds.filter((id) => !state.shownWounds.includes(id)));
}
