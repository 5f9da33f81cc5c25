import { pageEvolvers } from '../front-page/pages.js';
import { cardEvolvers } from '../wounds/cards-and-wounds.js';
import { woundEvolvers } from '../wounds/draw-wound.js';
import { activationEvolvers } from './activation/activation.js';
import { flipEvolvers } from './activation/flips.js';
import { initiativeEvolvers } from './activation/initiative.js';
import { revealEvolvers } from './activation/reveal.js';
import { advancementEvolvers } from './advancement.js';
import { promotionEvolvers } from './end-of-turn/promotion.js';
import { upkeepEvolvers } from './end-of-turn/upkeep.js';
import { villainPhaseEvolvers } from './end-of-turn/villain-phase.js';
import { gameEndEvolvers } from './game-end.js';
import { openStepEvolvers } from './open-step.js';
import { outEvolvers } from './out-of-action.js';
import { resignationEvolvers } from './resignation.js';
import { cardChoiceEvolvers } from './set-up/card-choice.js';
import { consentEvolvers } from './set-up/consent.js';
import { heroEvolvers } from './set-up/heroes.js';
import { tableEvolvers } from './set-up/lay-table.js';
import { missionEvolvers } from './set-up/missions.js';
import { newspaperEvolvers } from './set-up/newspapers.js';
import { sidekickEvolvers } from './set-up/sidekicks.js';
import { teamUpEvolvers } from './set-up/team-up.js';
import type { Evolvers, FlowEvent } from './step-rules.js';
import { orderEvolvers } from './strategy/initiative-order.js';
import { planEvolvers } from './strategy/plan-cards.js';
import { readyEvolvers } from './strategy/strategy.js';
import { takeBackEvolvers } from './strategy/take-back.js';
import { tokenEvolvers } from './strategy/team-up-tokens.js';

/** What the events of the flow, of wounds and of front pages change. */
export const flowEvolvers: Evolvers<FlowEvent> = {
  ...tableEvolvers,
  ...consentEvolvers,
  ...heroEvolvers,
  ...teamUpEvolvers,
  ...cardChoiceEvolvers,
  ...sidekickEvolvers,
  ...newspaperEvolvers,
  ...missionEvolvers,
  ...openStepEvolvers,
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
};
