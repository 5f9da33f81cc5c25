import { combatSteps } from './combat/combat-steps.js';
import { discardSteps } from './discard/discard-steps.js';
import { dominantSteps } from './dominant/dominant-steps.js';
import { drawSteps } from './draw/draw-steps.js';
import { answerSteps } from './effects/answers.js';
import { setUpSteps } from './flow/set-up/set-up-tables.js';
import type { AutomaticStep, StepRules } from './flow/turn.js';
import { placementSteps } from './placement/placement-steps.js';
import { settlementSteps } from './settlement/settlement-steps.js';
import { turningSteps } from './turning/turning-steps.js';
import type { Step } from './words.js';

/** Every step of a game (guardians.md 4). */
export const stepRules: Readonly<Record<Step, StepRules | AutomaticStep>> = {
  ...setUpSteps,
  ...drawSteps,
  ...placementSteps,
  ...discardSteps,
  ...dominantSteps,
  ...turningSteps,
  ...settlementSteps,
  ...combatSteps,
  ...answerSteps,
};
