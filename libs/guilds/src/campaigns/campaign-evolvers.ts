import { campaignClaimEvolvers } from './campaign-claim.js';
import { campaignCombatEvolvers } from './campaign-combats.js';
import { campaignDamageEvolvers } from './campaign-damage.js';
import { campaignLossEvolvers } from './campaign-loss.js';
import { campaignOutcomeEvolvers } from './campaign-outcome.js';
import { campaignPlanEvolvers } from './campaign-plan.js';
import { questSwapEvolvers } from './quest-swap.js';

/** How the events of campaigns change the state. */
export const campaignEvolvers = {
  ...questSwapEvolvers,
  ...campaignPlanEvolvers,
  ...campaignCombatEvolvers,
  ...campaignLossEvolvers,
  ...campaignDamageEvolvers,
  ...campaignClaimEvolvers,
  ...campaignOutcomeEvolvers,
};
