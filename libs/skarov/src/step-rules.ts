import { windowSteps } from '#skirmish/machine';
import { heroSlotSteps } from './activation/hero-slots.js';
import { villainSlotSteps } from './activation/villain-slots.js';
import { advancementSteps } from './shared.js';
import { roomSteps } from './end-of-turn/rooms.js';
import { setUpSteps } from './flow/set-up/set-up.js';
import type { StepRules } from './flow/turn.js';
import { strategySteps } from './strategy/strategy.js';
import type { Step } from './words.js';

/** Every step that waits for seats. */
export const stepRules: Readonly<Record<Step, StepRules>> = {
  ...setUpSteps,
  ...strategySteps,
  ...heroSlotSteps,
  ...villainSlotSteps,
  ...roomSteps,
  ...advancementSteps,
  ...windowSteps,
};
