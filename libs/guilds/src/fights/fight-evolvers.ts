import { attackLineEvolvers } from '../combats/attack-line.js';
import { campaignClaimEvolvers } from '../campaigns/campaign-claim.js';
import { campaignCombatEvolvers } from '../campaigns/campaign-combats.js';
import { campaignDamageEvolvers } from '../campaigns/campaign-damage.js';
import { campaignLossEvolvers } from '../campaigns/campaign-loss.js';
import { campaignOutcomeEvolvers } from '../campaigns/campaign-outcome.js';
import { campaignPlanEvolvers } from '../campaigns/campaign-plan.js';
import { combatBootyEvolvers } from '../combats/combat-booty.js';
import { combatCardEvolvers } from '../combats/combat-cards.js';
import { combatCounterEvolvers } from '../combats/combat-counter.js';
import { combatOutcomeEvolvers } from '../combats/combat-outcome.js';
import { combatRearrangeEvolvers } from '../combats/combat-rearrange.js';
import { combatTargetEvolvers } from '../combats/combat-target.js';
import { defenseLineEvolvers } from '../combats/defense-line.js';
import { duelEvolvers } from '../combats/duels.js';
import { mageDamageEvolvers } from './mage-damage.js';
import { questSwapEvolvers } from '../campaigns/quest-swap.js';

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
