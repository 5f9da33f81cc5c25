import { beginningEvolvers } from './begin-combat.js';
import { compareEvolvers } from './compare.js';
import { corruptionEvolvers } from './corruption.js';
import { responseEvolvers } from './corruption-response.js';
import { shieldEvolvers } from './duel-shields.js';
import { guardianInfluenceEvolvers } from './guardian-influence.js';
import { joinEvolvers } from './join.js';
import { resolutionEvolvers } from './resolution.js';
import { strongholdCreatureEvolvers } from './stronghold-creature.js';

/** How the events of combats change the state. */
export const combatEvolvers = {
  ...beginningEvolvers,
  ...corruptionEvolvers,
  ...responseEvolvers,
  ...guardianInfluenceEvolvers,
  ...strongholdCreatureEvolvers,
  ...joinEvolvers,
  ...shieldEvolvers,
  ...compareEvolvers,
  ...resolutionEvolvers,
};
