import { challengeSteps } from './challenge/challenge-steps.js';
import { combatSteps } from './combat/combat-steps.js';
import { discardSteps } from './discard/discard-steps.js';
import { dominantSteps } from './dominant/dominant-steps.js';
import { enlistmentSteps } from './enlistment/enlistment-steps.js';
import { entranceSteps } from './entrance/entrance-steps.js';
import { deckSteps } from './flow/set-up/deck-building.js';
import type { AutomaticStep, StepRules } from './flow/turn.js';
import { raidSteps } from './raid/raid-steps.js';
import { settlementSteps } from './settlement/settlement-steps.js';
import { stockSteps } from './stock/stock-steps.js';
import type { Step } from './words.js';

/** Every step of a turn (arena.md 4). */
export const stepRules: Readonly<Record<Step, StepRules | AutomaticStep>> = {
  ...deckSteps,
  ...stockSteps,
  ...dominantSteps,
  ...enlistmentSteps,
  ...discardSteps,
  ...entranceSteps,
  ...combatSteps,
  ...raidSteps,
  ...settlementSteps,
  ...challengeSteps,
};
