import { attachmentCommands } from './attachments.js';
import { deckCommands } from './decks/deck-commands.js';
import { deploymentCommands } from './deployment.js';
import { entranceCommands } from './entrance.js';
import { excessCommands } from './excess.js';
import { placementCommands } from './placements.js';
import { standardBearerCommands } from './standard-bearers.js';
import { terrainCommands } from './terrain.js';

/** Commands of set-up, phase I, the entrance, the terrain and the deployment. */
export const phaseCommands = {
  ...deckCommands,
  ...placementCommands,
  ...attachmentCommands,
  ...standardBearerCommands,
  ...excessCommands,
  ...entranceCommands,
  ...terrainCommands,
  ...deploymentCommands,
};
