import { playCorruptionCommands } from './corruption.js';
import { responseCommands } from './corruption-response.js';

/** Corrupting, or letting a creature act (arena.md 7). */
export const corruptionCommands = { ...responseCommands, ...playCorruptionCommands };
