import type { AutomaticStep, StepRules } from '../flow/turn.js';
import { commandingSteps } from './commanding.js';
import { healingSteps } from './healing.js';
import { matchupSteps } from './match-up.js';
import { primarySteps } from './primary.js';
import { resolutionSteps } from './resolution.js';
import { retreatSteps } from './retreat.js';
import { secondarySteps } from './secondary.js';

/** Every step of a combat (guardians.md 4.1). */
export const combatSteps = {
  ...commandingSteps,
  ...primarySteps,
  ...matchupSteps,
  ...secondarySteps,
  ...healingSteps,
  ...resolutionSteps,
  ...retreatSteps,
} satisfies Record<string, AutomaticStep | StepRules>;
