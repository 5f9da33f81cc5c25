import { deploymentSteps } from './deployment.js';
import { endSteps } from './end-of-turn.js';
import { exitSteps } from './exit.js';
import { terrainSteps } from './terrain.js';

/** States 27 to 29 and 32. */
export const settlementSteps = { ...exitSteps, ...terrainSteps, ...deploymentSteps, ...endSteps };
