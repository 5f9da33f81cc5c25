import { activationCommands } from '../activation/activation-commands.js';
import { windowCommands } from '../activation/window-commands.js';

/** The commands of an activation that cost actions, and the answers to windows. */
export const machineCommands = { ...activationCommands, ...windowCommands };
