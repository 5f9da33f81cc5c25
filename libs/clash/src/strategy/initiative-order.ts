import * as strategy from '#skirmish/strategy';
import type { ClashTurn, Evolvers } from '../flow/turn.js';
import { book } from '../rulebook.js';
import { doneInClash } from '../table/in-clash.js';
import { sidesInPlay } from '../table/seats.js';

const stack = doneInClash(strategy.stackDecks);

/** Stacks the initiative cards of each side in a random order that its seats see (CLASH-111, CLASH-240). */
export const stackDecks = (turn: ClashTurn): void => {
  stack(turn, sidesInPlay(turn.state));
};

/** Another order of the initiative deck is proposed (CLASH-240). */
export const orderCommands = strategy.orderCommands(book, ['strategy']);

const shared = strategy.strategyEvolvers(book);

/** Which side comes first is counted again each turn. */
export const orderEvolvers = {
  turnStarted(state, event) {
    shared.turnStarted(state, event);
    state.nextSide = null;
  },
} satisfies Partial<Evolvers>;
