import { attackLineCommands } from '../combats/attack-line.js';
import { campaignClaimCommands } from '../campaigns/campaign-claim.js';
import { campaignCombatCommands } from '../campaigns/campaign-combats.js';
import { campaignDamageCommands } from '../campaigns/campaign-damage.js';
import { campaignLossCommands } from '../campaigns/campaign-loss.js';
import { campaignPlanCommands } from '../campaigns/campaign-plan.js';
import { elementCommands } from './choose-element.js';
import { combatBootyCommands } from '../combats/combat-booty.js';
import { combatCardCommands } from '../combats/combat-cards.js';
import { combatCounterCommands } from '../combats/combat-counter.js';
import { combatRearrangeCommands } from '../combats/combat-rearrange.js';
import { combatTargetCommands } from '../combats/combat-target.js';
import { defenseLineCommands } from '../combats/defense-line.js';
import { questSwapCommands } from '../campaigns/quest-swap.js';

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
