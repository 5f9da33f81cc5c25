import { attackLineCommands } from './attack-line.js';
import { combatBootyCommands } from './combat-booty.js';
import { combatCardCommands } from './combat-cards.js';
import { combatCounterCommands } from './combat-counter.js';
import { combatRearrangeCommands } from './combat-rearrange.js';
import { combatTargetCommands } from './combat-target.js';
import { defenseLineCommands } from './defense-line.js';

/** The commands of guild combats. */
export const combatCommands = {
  ...combatRearrangeCommands,
  ...combatTargetCommands,
  ...defenseLineCommands,
  ...attackLineCommands,
  ...combatCardCommands,
  ...combatCounterCommands,
  ...combatBootyCommands,
};
