import { deploymentCommands } from './deployment.js';
import { terrainCommands } from './terrain.js';

/** The commands of the terrain and of the deployment. */
export const settlementCommands = { ...terrainCommands, ...deploymentCommands };
