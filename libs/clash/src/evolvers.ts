import { skirmishEvolvers } from '#skirmish/flow';
import { actionEvolvers } from './activation/action-evolvers.js';
import { flipEvolvers } from './activation/flips.js';
import { initiativeEvolvers } from './activation/initiative.js';
import { revealEvolvers } from './activation/reveal.js';
import { effectEvolvers } from './behaviour/effect-evolvers.js';
import { gameEndEvolvers } from './end-of-game/end-game.js';
import { pageEvolvers } from './end-of-game/pages.js';
import { promotionEvolvers } from './end-of-turn/promotion.js';
import { upkeepEvolvers } from './end-of-turn/upkeep.js';
import { villainPhaseEvolvers } from './end-of-turn/villain-phase.js';
import { stepEvolvers, woundEvolvers } from './shared.js';
import { resignationEvolvers } from './flow/resignation.js';
import { cardChoiceEvolvers } from './flow/set-up/card-choice.js';
import { consentEvolvers } from './flow/set-up/consent.js';
import { heroEvolvers } from './flow/set-up/heroes.js';
import { tableEvolvers } from './flow/set-up/lay-table.js';
import { newspaperEvolvers } from './flow/set-up/newspapers.js';
import { sidekickEvolvers } from './flow/set-up/sidekicks.js';
import { teamUpEvolvers } from './flow/set-up/team-up.js';
import type { Evolvers } from './flow/turn.js';
import { orderEvolvers } from './strategy/initiative-order.js';
import { takeBackEvolvers } from './strategy/take-back.js';
import { tokenEvolvers } from './strategy/team-up-tokens.js';
import { book } from './rulebook.js';
import { itemEvolvers } from './threat-sheets/item-evolvers.js';
import { trialEvolvers } from './trials/trial-evolvers.js';
import { outEvolvers } from './wounds/out-evolvers.js';

/** The changes of every event; the entries stand beside their topic. */
export const evolvers: Evolvers = {
  ...skirmishEvolvers(book),
  ...tableEvolvers,
  ...consentEvolvers,
  ...heroEvolvers,
  ...teamUpEvolvers,
  ...cardChoiceEvolvers,
  ...sidekickEvolvers,
  ...newspaperEvolvers,
  ...stepEvolvers,
  ...orderEvolvers,
  ...tokenEvolvers,
  ...takeBackEvolvers,
  ...revealEvolvers,
  ...initiativeEvolvers,
  ...flipEvolvers,
  ...villainPhaseEvolvers,
  ...outEvolvers,
  ...woundEvolvers,
  ...promotionEvolvers,
  ...upkeepEvolvers,
  ...pageEvolvers,
  ...gameEndEvolvers,
  ...resignationEvolvers,
  ...actionEvolvers,
  ...trialEvolvers,
  ...effectEvolvers,
  ...itemEvolvers,
};
