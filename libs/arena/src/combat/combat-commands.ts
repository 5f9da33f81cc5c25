import { corruptionCommands } from './corruption.js';
import { responseCommands } from './corruption-response.js';
import { shieldCommands } from './duel-shields.js';
import { guardianInfluenceCommands } from './guardian-influence.js';
import { joinCommands } from './join.js';
import { strongholdCreatureCommands } from './stronghold-creature.js';

/** What can be done in a combat, depot cards and abilities apart (arena.md 7). */
export const combatCommands = {
  ...corruptionCommands,
  ...responseCommands,
  ...guardianInfluenceCommands,
  ...strongholdCreatureCommands,
  ...joinCommands,
  ...shieldCommands,
};
