import { shieldCommands } from './duel-shields.js';
import { joinCommands } from './join.js';

/** What only the secondary round takes (arena.md 7). */
export const secondaryCommands = { ...joinCommands, ...shieldCommands };
