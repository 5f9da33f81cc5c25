import { campaignClaimSteps } from './campaign-claim.js';
import { campaignCombatSteps } from './campaign-combats.js';
import { campaignDamageSteps } from './campaign-damage.js';
import { campaignLossSteps } from './campaign-loss.js';
import { campaignPlanSteps } from './campaign-plan.js';
import { questSwapSteps } from './quest-swap.js';

/** The steps of campaigns. */
export const campaignSteps = {
  ...questSwapSteps,
  ...campaignPlanSteps,
  ...campaignCombatSteps,
  ...campaignLossSteps,
  ...campaignDamageSteps,
  ...campaignClaimSteps,
};
