import type { Step } from './words.js';
import { activationSteps } from './flow/activation/activation.js';
import { advancementSteps } from './flow/advancement.js';
import { promotionSteps } from './flow/end-of-turn/promotion.js';
import { setUpSteps } from './flow/set-up/set-up.js';
import type { StepRules } from './flow/turn.js';
import { strategySteps } from './flow/strategy/strategy.js';
import { windowSteps } from './flow/window-steps.js';

/** Every step that waits for seats. */
export const stepRules: Readonly<Record<Step, StepRules>> = {
  ...setUpSteps,
  ...strategySteps,
  ...activationSteps,
  ...windowSteps,
  ...promotionSteps,
  ...advancementSteps,
};
