import { guardianInfluenceCommands } from './guardian-influence.js';
import { strongholdCreatureCommands } from './stronghold-creature.js';

/** Influence and ranged attacks for who fights (arena.md 7). */
export const supportCommands = { ...guardianInfluenceCommands, ...strongholdCreatureCommands };
