import { actionEvolvers } from './activation/action-evolvers.js';
import { activationEvolvers } from './activation/activation.js';
import { flipEvolvers } from './activation/flips.js';
import { initiativeEvolvers } from './activation/initiative.js';
import { revealEvolvers } from './activation/reveal.js';
import { attackEvolvers } from './attacking/attack-evolvers.js';
import { effectEvolvers } from './behaviour/effect-evolvers.js';
import { advancementEvolvers } from './campaign/advancement.js';
import { gameEndEvolvers } from './end-of-game/end-game.js';
import { pageEvolvers } from './end-of-game/pages.js';
import { promotionEvolvers } from './end-of-turn/promotion.js';
import { upkeepEvolvers } from './end-of-turn/upkeep.js';
import { villainPhaseEvolvers } from './end-of-turn/villain-phase.js';
import { stepEvolvers } from './flow/opens-step.js';
import { resignationEvolvers } from './flow/resignation.js';
import { cardChoiceEvolvers } from './flow/set-up/card-choice.js';
import { consentEvolvers } from './flow/set-up/consent.js';
import { heroEvolvers } from './flow/set-up/heroes.js';
import { tableEvolvers } from './flow/set-up/lay-table.js';
import { missionEvolvers } from './flow/set-up/missions.js';
import { newspaperEvolvers } from './flow/set-up/newspapers.js';
import { sidekickEvolvers } from './flow/set-up/sidekicks.js';
import { teamUpEvolvers } from './flow/set-up/team-up.js';
import type { Evolvers } from './flow/turn.js';
import { windowEvolvers } from './machine/window-evolvers.js';
import { orderEvolvers } from './strategy/initiative-order.js';
import { planEvolvers } from './strategy/plan-cards.js';
import { readyEvolvers } from './strategy/strategy.js';
import { takeBackEvolvers } from './strategy/take-back.js';
import { tokenEvolvers } from './strategy/team-up-tokens.js';
import { itemEvolvers } from './threat-sheets/item-evolvers.js';
import { trialEvolvers } from './trials/trial-evolvers.js';
import { cardEvolvers } from './wounds/cards-and-wounds.js';
import { woundEvolvers } from './wounds/draw-wound.js';
import { outEvolvers } from './wounds/out-evolvers.js';

/** What every event changes; the entries stand beside their topic. */
export const evolvers: Evolvers = {
  ...tableEvolvers,
  ...consentEvolvers,
  ...heroEvolvers,
  ...teamUpEvolvers,
  ...cardChoiceEvolvers,
  ...sidekickEvolvers,
  ...newspaperEvolvers,
  ...missionEvolvers,
  ...stepEvolvers,
  ...orderEvolvers,
  ...planEvolvers,
  ...tokenEvolvers,
  ...takeBackEvolvers,
  ...readyEvolvers,
  ...revealEvolvers,
  ...initiativeEvolvers,
  ...flipEvolvers,
  ...activationEvolvers,
  ...villainPhaseEvolvers,
  ...outEvolvers,
  ...cardEvolvers,
  ...woundEvolvers,
  ...promotionEvolvers,
  ...upkeepEvolvers,
  ...pageEvolvers,
  ...gameEndEvolvers,
  ...resignationEvolvers,
  ...advancementEvolvers,
  ...windowEvolvers,
  ...actionEvolvers,
  ...attackEvolvers,
  ...trialEvolvers,
  ...effectEvolvers,
  ...itemEvolvers,
};
