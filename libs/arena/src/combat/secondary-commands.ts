import { shieldCommands } from './duel-shields.js';
import { joinCommands } from './join.js';

/** The commands of the secondary round alone (arena.md 7). */
export const secondaryCommands = { ...joinCommands, ...shieldCommands };
