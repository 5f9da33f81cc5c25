import { buildingEvolvers } from '#cards/brought';
import { rulebook } from '../../rulebook.js';
import type { CommandTable, Evolvers, StepRules } from '../turn.js';
import { cutCommands, cutEvolvers, cutSteps } from './cut.js';
import { deckCommands, deckSteps } from './deck-building.js';
import { tableEvolvers } from './lay-table.js';
import { openingCommands, openingEvolvers, openingSteps } from './opening-hand.js';

/** The steps of seats before the first turn. */
export const setUpCommands = { ...deckCommands, ...cutCommands, ...openingCommands } satisfies Partial<CommandTable>;

/** The steps before the first turn. */
export const setUpSteps = { ...deckSteps, ...cutSteps, ...openingSteps } satisfies Record<string, StepRules>;

/** How decks are built, the table is laid, and opening hands come. */
export const setUpEvolvers = {
  ...buildingEvolvers(rulebook),
  ...tableEvolvers,
  ...cutEvolvers,
  ...openingEvolvers,
} satisfies Partial<Evolvers>;
