import { attackLineCommands } from './attack-line.js';
import { campaignClaimCommands } from './campaign-claim.js';
import { campaignCombatCommands } from './campaign-combats.js';
import { campaignDamageCommands } from './campaign-damage.js';
import { campaignLossCommands } from './campaign-loss.js';
import { campaignPlanCommands } from './campaign-plan.js';
import { elementCommands } from './choose-element.js';
import { combatBootyCommands } from './combat-booty.js';
import { combatCardCommands } from './combat-cards.js';
import { combatCounterCommands } from './combat-counter.js';
import { combatRearrangeCommands } from './combat-rearrange.js';
import { combatTargetCommands } from './combat-target.js';
import { defenseLineCommands } from './defense-line.js';
import { questSwapCommands } from './quest-swap.js';

/** The commands of campaigns and guild combats. */
export const fightCommands = {
  ...questSwapCommands,
  ...campaignPlanCommands,
  ...campaignCombatCommands,
  ...campaignLossCommands,
  ...campaignDamageCommands,
  ...campaignClaimCommands,
  ...elementCommands,
  ...combatRearrangeCommands,
  ...combatTargetCommands,
  ...defenseLineCommands,
  ...attackLineCommands,
  ...combatCardCommands,
  ...combatCounterCommands,
  ...combatBootyCommands,
};
