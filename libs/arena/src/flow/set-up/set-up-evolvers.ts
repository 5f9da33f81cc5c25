import type { Evolvers } from '../turn.js';
import { deckEvolvers } from './deck-building.js';
import { tableEvolvers } from './lay-table.js';

/** How decks are built and the table is laid. */
export const setUpEvolvers = { ...deckEvolvers, ...tableEvolvers } satisfies Partial<Evolvers>;
