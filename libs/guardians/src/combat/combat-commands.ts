import type { CommandTable } from '../flow/turn.js';
import { commandingCommands } from './commanding.js';
import { corruptionCommands } from './corruption.js';
import { healingCommands } from './healing.js';
import { primaryCommands } from './primary.js';
import { retreatCommands } from './retreat.js';
import { secondaryCommands } from './secondary.js';
import { supportCommands } from './support-commands.js';

/** Every command of a combat, in the order of guardians.md 7. */
export const combatCommands = {
  ...commandingCommands,
  ...primaryCommands,
  ...corruptionCommands,
  ...supportCommands,
  ...secondaryCommands,
  ...healingCommands,
  ...retreatCommands,
} satisfies Partial<CommandTable>;
