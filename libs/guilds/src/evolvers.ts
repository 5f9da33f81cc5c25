import { actionEvolvers } from './actions/action-evolvers.js';
import { auctionEvolvers } from './auction/auction-resolution.js';
import { campaignEvolvers } from './campaigns/campaign-evolvers.js';
import { careEvolvers } from './care/care.js';
import { actionChoiceEvolvers } from './choice/action-choice.js';
import { combatEvolvers } from './combats/combat-evolvers.js';
import { effectEvolvers } from './effects/effect-evolvers.js';
import { mageDamageEvolvers } from './fights/mage-damage.js';
import { absenceEvolvers } from './flow/absence.js';
import { resignationEvolvers } from './flow/resignation.js';
import { setUpEvolvers } from './flow/set-up.js';
import { turnEvolvers } from './flow/turn-evolvers.js';
import type { Evolvers } from './flow/turn.js';
import { assignObjectEvolvers } from './placement/assign-object.js';
import { placementEvolvers } from './placement/placement.js';

/** How every event changes the state. */
export const evolvers: Evolvers = {
  ...setUpEvolvers,
  ...turnEvolvers,
  ...careEvolvers,
  ...auctionEvolvers,
  ...actionChoiceEvolvers,
  ...placementEvolvers,
  ...assignObjectEvolvers,
  ...actionEvolvers,
  ...effectEvolvers,
  ...campaignEvolvers,
  ...combatEvolvers,
  ...mageDamageEvolvers,
  ...absenceEvolvers,
  ...resignationEvolvers,
};
