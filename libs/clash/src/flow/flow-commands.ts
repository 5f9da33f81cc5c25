import { activationCommands } from './activation/activation.js';
import { advancementCommands } from './advancement.js';
import { promotionCommands } from './end-of-turn/promotion.js';
import { cardChoiceCommands } from './set-up/card-choice.js';
import { consentCommands } from './set-up/consent.js';
import { heroCommands } from './set-up/heroes.js';
import { newspaperCommands } from './set-up/newspapers.js';
import { placementCommands } from './set-up/placement.js';
import { sidekickCommands } from './set-up/sidekicks.js';
import { teamUpCommands } from './set-up/team-up.js';
import { orderCommands } from './strategy/initiative-order.js';
import { planCommands } from './strategy/plan-cards.js';
import { readyCommands } from './strategy/strategy.js';
import { takeBackCommands } from './strategy/take-back.js';
import { tokenCommands } from './strategy/team-up-tokens.js';

/** The commands of set-up, strategy, promotion and advancement, and the end of an activation. */
export const flowCommands = {
  ...consentCommands,
  ...heroCommands,
  ...teamUpCommands,
  ...cardChoiceCommands,
  ...sidekickCommands,
  ...newspaperCommands,
  ...placementCommands,
  ...planCommands,
  ...tokenCommands,
  ...takeBackCommands,
  ...orderCommands,
  ...readyCommands,
  ...activationCommands,
  ...promotionCommands,
  ...advancementCommands,
};
