import { windowSteps } from '#skirmish/machine';
import { activationSteps } from './activation/activation.js';
import { advancementSteps } from './shared.js';
import { promotionSteps } from './end-of-turn/promotion.js';
import { setUpSteps } from './flow/set-up/set-up.js';
import type { StepRules } from './flow/turn.js';
import { strategySteps } from './strategy/strategy.js';
import type { Step } from './words.js';

/** Every step that waits for seats. */
export const stepRules: Readonly<Record<Step, StepRules>> = {
  ...setUpSteps,
  ...strategySteps,
  ...activationSteps,
  ...windowSteps,
  ...promotionSteps,
  ...advancementSteps,
};
