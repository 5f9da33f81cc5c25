import { deploymentEvolvers } from './deployment.js';
import { endEvolvers } from './end-of-turn.js';
import { exitEvolvers } from './exit.js';
import { terrainEvolvers } from './terrain.js';

/** How the arena is left and the land is occupied. */
export const settlementEvolvers = { ...exitEvolvers, ...terrainEvolvers, ...deploymentEvolvers, ...endEvolvers };
