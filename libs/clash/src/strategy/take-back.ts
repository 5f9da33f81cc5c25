import * as strategy from '#skirmish/strategy';
import type { Evolvers } from '../flow/turn.js';
import { book } from '../rulebook.js';
import { heroOf } from '../table/figures.js';

/** Cards and tokens of a hero are taken back (CLASH-239). */
export const takeBackCommands = strategy.takeBackCommands(book, ['strategy']);

const shared = strategy.strategyEvolvers(book);

/** Team-up tokens are taken back with the cards. */
export const takeBackEvolvers = {
  planTakenBack(state, event) {
    shared.planTakenBack(state, event);
    heroOf(state, event.heroId).tokens = null;
  },
} satisfies Partial<Evolvers>;
