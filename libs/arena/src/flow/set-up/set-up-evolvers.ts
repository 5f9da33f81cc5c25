import { buildingEvolvers } from '#cards/brought';
import { rulebook } from '../../rulebook.js';
import type { Evolvers } from '../turn.js';
import { tableEvolvers } from './lay-table.js';

/** How decks are built and the table is laid. */
export const setUpEvolvers = { ...buildingEvolvers(rulebook), ...tableEvolvers } satisfies Partial<Evolvers>;
