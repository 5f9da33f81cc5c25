import { actionSteps } from './actions/action-steps.js';
import { auctionSteps } from './auction/auction.js';
import { campaignSteps } from './campaigns/campaign-steps.js';
import { careSteps } from './care/care.js';
import { actionChoiceSteps } from './choice/action-choice.js';
import { combatSteps } from './combats/combat-steps.js';
import { effectSteps } from './effects/effect-steps.js';
import { setUpSteps } from './flow/set-up.js';
import type { StepRules } from './flow/turn.js';
import { placementSteps } from './placement/placement.js';
import type { Step } from './words.js';

/** Every step at which the game waits for seats. */
export const stepRules: Readonly<Record<Step, StepRules>> = {
  ...setUpSteps,
  ...careSteps,
  ...auctionSteps,
  ...actionChoiceSteps,
  ...placementSteps,
  ...actionSteps,
  ...campaignSteps,
  ...combatSteps,
  ...effectSteps,
};
