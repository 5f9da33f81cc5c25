import { attackLineEvolvers } from './attack-line.js';
import { combatBootyEvolvers } from './combat-booty.js';
import { combatCardEvolvers } from './combat-cards.js';
import { combatCounterEvolvers } from './combat-counter.js';
import { combatOutcomeEvolvers } from './combat-outcome.js';
import { combatRearrangeEvolvers } from './combat-rearrange.js';
import { combatTargetEvolvers } from './combat-target.js';
import { defenseLineEvolvers } from './defense-line.js';
import { duelEvolvers } from './duels.js';

/** How the events of guild combats change the state. */
export const combatEvolvers = {
  ...combatRearrangeEvolvers,
  ...combatTargetEvolvers,
  ...defenseLineEvolvers,
  ...attackLineEvolvers,
  ...combatCardEvolvers,
  ...duelEvolvers,
  ...combatCounterEvolvers,
  ...combatBootyEvolvers,
  ...combatOutcomeEvolvers,
};
