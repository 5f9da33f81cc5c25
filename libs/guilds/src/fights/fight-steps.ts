import type { StepRules } from '../flow/turn.js';
import type { Step } from '../words.js';
import { attackLineSteps } from '../combats/attack-line.js';
import { campaignClaimSteps } from '../campaigns/campaign-claim.js';
import { campaignCombatSteps } from '../campaigns/campaign-combats.js';
import { campaignDamageSteps } from '../campaigns/campaign-damage.js';
import { campaignLossSteps } from '../campaigns/campaign-loss.js';
import { campaignPlanSteps } from '../campaigns/campaign-plan.js';
import { combatBootySteps } from '../combats/combat-booty.js';
import { combatCardSteps } from '../combats/combat-cards.js';
import { combatCounterSteps } from '../combats/combat-counter.js';
import { combatRearrangeSteps } from '../combats/combat-rearrange.js';
import { combatTargetSteps } from '../combats/combat-target.js';
import { defenseLineSteps } from '../combats/defense-line.js';
import { duelSteps } from '../combats/duels.js';
import { questSwapSteps } from '../campaigns/quest-swap.js';

/** The states of campaigns and guild combats. */
export const fightSteps = {
  ...questSwapSteps,
  ...campaignPlanSteps,
  ...campaignCombatSteps,
  ...campaignLossSteps,
  ...campaignDamageSteps,
  ...campaignClaimSteps,
  ...combatRearrangeSteps,
  ...combatTargetSteps,
  ...defenseLineSteps,
  ...attackLineSteps,
  ...combatCardSteps,
  ...duelSteps,
  ...combatCounterSteps,
  ...combatBootySteps,
} satisfies Partial<Record<Step, StepRules>>;
