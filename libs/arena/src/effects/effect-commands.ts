import { depotCommands } from './play-depot-card.js';
import { abilityCommands } from './use-ability.js';

/** The commands by which cards do what is printed on them. */
export const effectCommands = { ...depotCommands, ...abilityCommands };
