import { campaignClaimCommands } from './campaign-claim.js';
import { campaignCombatCommands } from './campaign-combats.js';
import { campaignDamageCommands } from './campaign-damage.js';
import { campaignLossCommands } from './campaign-loss.js';
import { campaignPlanCommands } from './campaign-plan.js';
import { questSwapCommands } from './quest-swap.js';

/** The commands of campaigns. */
export const campaignCommands = {
  ...questSwapCommands,
  ...campaignPlanCommands,
  ...campaignCombatCommands,
  ...campaignLossCommands,
  ...campaignDamageCommands,
  ...campaignClaimCommands,
};
