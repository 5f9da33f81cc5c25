import type { StepRules } from '../flow/step-rules.js';
import type { Step } from '../words.js';
import { attackLineSteps } from './attack-line.js';
import { campaignClaimSteps } from './campaign-claim.js';
import { campaignCombatSteps } from './campaign-combats.js';
import { campaignDamageSteps } from './campaign-damage.js';
import { campaignLossSteps } from './campaign-loss.js';
import { campaignPlanSteps } from './campaign-plan.js';
import { combatBootySteps } from './combat-booty.js';
import { combatCardSteps } from './combat-cards.js';
import { combatCounterSteps } from './combat-counter.js';
import { combatRearrangeSteps } from './combat-rearrange.js';
import { combatTargetSteps } from './combat-target.js';
import { defenseLineSteps } from './defense-line.js';
import { duelSteps } from './duels.js';
import { questSwapSteps } from './quest-swap.js';

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
