import { actionEvolvers } from './activation/action-evolvers.js';
import { effectEvolvers } from './behaviour/effect-evolvers.js';
import { attackEvolvers } from './combat/attack-evolvers.js';
import { activationEvolvers } from './flow/activation/activation.js';
import { flipEvolvers } from './flow/activation/flips.js';
import { initiativeEvolvers } from './flow/activation/initiative.js';
import { revealEvolvers } from './flow/activation/reveal.js';
import { advancementEvolvers } from './flow/advancement.js';
import { promotionEvolvers } from './flow/end-of-turn/promotion.js';
import { upkeepEvolvers } from './flow/end-of-turn/upkeep.js';
import { villainPhaseEvolvers } from './flow/end-of-turn/villain-phase.js';
import { gameEndEvolvers } from './flow/game-end.js';
import { stepEvolvers } from './flow/opens-step.js';
import { outEvolvers } from './flow/out-of-action.js';
import { resignationEvolvers } from './flow/resignation.js';
import { cardChoiceEvolvers } from './flow/set-up/card-choice.js';
import { consentEvolvers } from './flow/set-up/consent.js';
import { heroEvolvers } from './flow/set-up/heroes.js';
import { tableEvolvers } from './flow/set-up/lay-table.js';
import { missionEvolvers } from './flow/set-up/missions.js';
import { newspaperEvolvers } from './flow/set-up/newspapers.js';
import { sidekickEvolvers } from './flow/set-up/sidekicks.js';
import { teamUpEvolvers } from './flow/set-up/team-up.js';
import { orderEvolvers } from './flow/strategy/initiative-order.js';
import { planEvolvers } from './flow/strategy/plan-cards.js';
import { readyEvolvers } from './flow/strategy/strategy.js';
import { takeBackEvolvers } from './flow/strategy/take-back.js';
import { tokenEvolvers } from './flow/strategy/team-up-tokens.js';
import { pageEvolvers } from './front-page/pages.js';
import { windowEvolvers } from './machine/window-evolvers.js';
import { testEvolvers } from './trials/test-evolvers.js';
import { itemEvolvers } from './villain/item-evolvers.js';
import { cardEvolvers } from './wounds/cards-and-wounds.js';
import { woundEvolvers } from './wounds/draw-wound.js';
import type { Evolvers } from './flow/turn.js';

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
  ...testEvolvers,
  ...effectEvolvers,
  ...itemEvolvers,
};
