import { isWoundCard } from '../content/catalogue.js';
import type { State } from '../state.js';
import { findHeroState, standsOnBoard } from '../table/figures.js';
import type { FigureId } from '../words.js';

/** Actions that a hero has in an activation, and the most that he can come to (CLASH-122, CLASH-213). */
const actionsOfHero = 3;
const mostActions = 5;

/** How many actions an effect can give a figure: the active hero, or one not activated yet; at most 5 in all (CLASH-213). */
export function actionsToGive(state: State, id: FigureId): number {
  const hero = findHeroState(state, id);
  if (!hero || !standsOnBoard(state, id)) return 0;
  if (state.active?.figureId === id) return mostActions - state.active.granted;
  return hero.activated ? 0 : mostActions - actionsOfHero - hero.bonusActions;
}

/** How many actions an effect can take from a figure: those left in its activation, or of the coming one. */
export function actionsToLose(state: State, id: FigureId): number {
  const hero = findHeroState(state, id);
  if (!hero || !standsOnBoard(state, id)) return 0;
  if (state.active?.figureId === id) return state.active.actions;
  return hero.activated ? 0 : actionsOfHero + hero.bonusActions;
}

/** Whether an effect can make a figure draw a wound card: a main hero, once a turn (CLASH-266). */
export function mayDrawWound(state: State, id: FigureId): boolean {
  const hero = findHeroState(state, id);
  return hero !== undefined && !hero.teamUp && !hero.drewWound && standsOnBoard(state, id);
}

/** The power cards in a figure's hand. Only their number is public. */
export const powerCardsInHand = (state: State, id: FigureId): string[] =>
  (findHeroState(state, id)?.hand ?? []).filter((card) => !isWoundCard(card));
