import { attackCommands } from './attack-command.js';
import { moveCommands } from './move.js';
import { objectCommands } from './object-command.js';
import { powerCommands } from './power-command.js';
import { specialActionCommands } from './special-action-command.js';
import { testCommands } from './test-command.js';

/** What a hero does in his activation for actions (CLASH-123); the end of an activation belongs to the flow. */
export const activationCommands = {
  ...moveCommands,
  ...attackCommands,
  ...testCommands,
  ...objectCommands,
  ...powerCommands,
  ...specialActionCommands,
};
