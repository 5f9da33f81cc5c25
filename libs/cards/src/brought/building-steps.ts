import type { StepRules } from '#kernel';
import type { CardBook } from '../card-book.js';
import type { BuildingCommand } from './building-commands.js';
import type { BuildingTurn } from './building-events.js';
import { buildingOf, type BuildingState } from './building.js';
import { beyondFive, openPool } from './sealed-pool.js';

/** Opens each seat's boosters. */
export function openBoosters(turn: BuildingTurn, book: CardBook): void {
  for (const seat of book.seats) {
    const cards = openPool(book, turn.state.options, turn.random);
    turn.emit({ type: 'boostersOpened', seat, count: cards.length, cards, leftOut: beyondFive(book, cards) });
  }
}

/** Before the table is laid, in a sealed game: all seats build at the same time. */
export const buildingStep: StepRules<BuildingState, Extract<BuildingCommand, { readonly type: 'finishDeck' }>> = {
  asked: (state) => (state.sealed?.asked ?? []).filter((seat) => !buildingOf(state, seat).finished),
  byDefault: () => ({ type: 'finishDeck' }),
};
