import type { StageRules } from '../flow/step-rules.js';

/** States 8 to 17 of a duel or of a raid combat. */
export const combatStages = {};

/** State 12a. */
export const corruptionResponse = {} as StageRules;
