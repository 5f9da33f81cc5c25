import { attackLineEvolvers } from './attack-line.js';
import { campaignClaimEvolvers } from './campaign-claim.js';
import { campaignCombatEvolvers } from './campaign-combats.js';
import { campaignDamageEvolvers } from './campaign-damage.js';
import { campaignLossEvolvers } from './campaign-loss.js';
import { campaignOutcomeEvolvers } from './campaign-outcome.js';
import { campaignPlanEvolvers } from './campaign-plan.js';
import { combatBootyEvolvers } from './combat-booty.js';
import { combatCardEvolvers } from './combat-cards.js';
import { combatCounterEvolvers } from './combat-counter.js';
import { combatOutcomeEvolvers } from './combat-outcome.js';
import { combatRearrangeEvolvers } from './combat-rearrange.js';
import { combatTargetEvolvers } from './combat-target.js';
import { defenseLineEvolvers } from './defense-line.js';
import { duelEvolvers } from './duels.js';
import { mageDamageEvolvers } from './mage-damage.js';
import { questSwapEvolvers } from './quest-swap.js';

/** How the events of campaigns and guild combats change the state. */
export const fightEvolvers = {
  ...questSwapEvolvers,
  ...campaignPlanEvolvers,
  ...campaignCombatEvolvers,
  ...campaignLossEvolvers,
  ...campaignDamageEvolvers,
  ...campaignClaimEvolvers,
  ...campaignOutcomeEvolvers,
  ...mageDamageEvolvers,
  ...combatRearrangeEvolvers,
  ...combatTargetEvolvers,
  ...defenseLineEvolvers,
  ...attackLineEvolvers,
  ...combatCardEvolvers,
  ...duelEvolvers,
  ...combatCounterEvolvers,
  ...combatBootyEvolvers,
  ...combatOutcomeEvolvers,
};
