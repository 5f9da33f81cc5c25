import { actionEvolvers } from './activation/action-evolvers.js';
import { activationEvolvers } from './activation/activation.js';
import { attackEvolvers } from './attacking/attack-evolvers.js';
import { effectEvolvers } from './behaviour/effect-evolvers.js';
import { advancementEvolvers } from './campaign/advancement.js';
import { upkeepEvolvers } from './end-of-turn/upkeep.js';
import { windowEvolvers } from './machine/window-evolvers.js';
import type { Rulebook } from './rulebook.js';
import type { SkirmishEvolvers } from './skirmish-evolvers.js';
import { missionEvolvers } from './set-up/missions.js';
import { placementEvolvers } from './set-up/placement.js';
import { strategyEvolvers } from './strategy/strategy-evolvers.js';
import { trialEvolvers } from './trials/trial-evolvers.js';
import { cardEvolvers } from './wounds/cards-and-wounds.js';
import { woundEvolvers } from './wounds/draw-wound.js';
import { outEvolvers } from './wounds/out-evolvers.js';

/** The changes by events of shared rules, for the game of this book: spread among its own. */
export const skirmishEvolvers = (book: Rulebook): SkirmishEvolvers => ({
  ...missionEvolvers,
  ...placementEvolvers,
  ...strategyEvolvers(book),
  ...activationEvolvers,
  ...upkeepEvolvers,
  ...actionEvolvers(book),
  ...attackEvolvers(book),
  ...trialEvolvers(book),
  ...effectEvolvers(book),
  ...woundEvolvers,
  ...cardEvolvers(book),
  ...outEvolvers(book),
  ...windowEvolvers,
  ...advancementEvolvers(book),
});
