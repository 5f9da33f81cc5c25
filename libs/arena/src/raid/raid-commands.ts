import { garrisonCommands } from './garrison-placement.js';
import { loneShieldCommands } from './lone-shield.js';
import { moveCommands } from './moves.js';
import { sacrificeCommands } from './sacrifice.js';
import { targetCommands } from './targets.js';

/** The commands of the raid. */
export const raidCommands = {
  ...targetCommands,
  ...moveCommands,
  ...garrisonCommands,
  ...sacrificeCommands,
  ...loneShieldCommands,
};
