import { attackLineSteps } from './attack-line.js';
import { combatBootySteps } from './combat-booty.js';
import { combatCardSteps } from './combat-cards.js';
import { combatCounterSteps } from './combat-counter.js';
import { combatRearrangeSteps } from './combat-rearrange.js';
import { combatTargetSteps } from './combat-target.js';
import { defenseLineSteps } from './defense-line.js';
import { duelSteps } from './duels.js';

/** The steps of guild combats. */
export const combatSteps = {
  ...combatRearrangeSteps,
  ...combatTargetSteps,
  ...defenseLineSteps,
  ...attackLineSteps,
  ...combatCardSteps,
  ...duelSteps,
  ...combatCounterSteps,
  ...combatBootySteps,
};
