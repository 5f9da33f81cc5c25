import type { FigureId } from '../content/words.js';
import type { Table } from '../rulebook.js';
import { figureOf, findHeroState, standsOnBoard } from '../figures/figures.js';

/** Actions of a hero in an activation, before those that are given and taken. */
const actionsOf = ({ book, state }: Table, heroId: FigureId): number => book.actionsOf(state, figureOf(state, heroId));

/** How many actions an effect can give a figure: the active hero, or one not activated yet; at most so many in all (CLASH-213). */
export function actionsToGive(table: Table, id: FigureId): number {
  const hero = findHeroState(table.state, id);
  if (!hero || !standsOnBoard(table.state, id)) return 0;
  if (table.state.active?.figureId === id) return table.book.mostActions - table.state.active.granted;
  return hero.activated ? 0 : table.book.mostActions - actionsOf(table, id) - hero.bonusActions;
}

/** How many actions an effect can take from a figure: those left in its activation, or of the coming one. */
export function actionsToLose(table: Table, id: FigureId): number {
  const hero = findHeroState(table.state, id);
  if (!hero || !standsOnBoard(table.state, id)) return 0;
  if (table.state.active?.figureId === id) return table.state.active.actions;
  return hero.activated ? 0 : actionsOf(table, id) + hero.bonusActions;
}

/** Whether an effect can make a figure draw a wound card: one who has wound cards, once a turn (CLASH-266). */
export function mayDrawWound(table: Table, id: FigureId): boolean {
  const hero = findHeroState(table.state, id);
  if (!hero || hero.drewWound || !standsOnBoard(table.state, id)) return false;
  return !table.book.outAtHealth(table.state, figureOf(table.state, id));
}

/** The power cards in a figure's hand. Only their number is public. */
export const powerCardsInHand = (table: Table, id: FigureId): string[] =>
  (findHeroState(table.state, id)?.hand ?? []).filter((card) => !table.book.isWoundCard(card));
