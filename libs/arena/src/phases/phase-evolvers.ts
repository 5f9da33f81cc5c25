import { activeEvolvers } from './active-seat.js';
import { attachmentEvolvers } from './attachments.js';
import { deckEvolvers } from './decks/deck-building.js';
import { tableEvolvers } from './decks/lay-table.js';
import { deploymentEvolvers } from './deployment.js';
import { dominantEvolvers } from './dominant.js';
import { drawEvolvers } from './draw.js';
import { endEvolvers } from './end-of-turn.js';
import { entranceEvolvers } from './entrance.js';
import { excessEvolvers } from './excess.js';
import { exitEvolvers } from './exit.js';
import { handEvolvers } from './hands.js';
import { placementEvolvers } from './placements.js';
import { splitEvolvers } from './split.js';
import { standardBearerEvolvers } from './standard-bearers.js';
import { terrainEvolvers } from './terrain.js';

/** How the events of the phases change the state. */
export const phaseEvolvers = {
  ...deckEvolvers,
  ...tableEvolvers,
  ...handEvolvers,
  ...drawEvolvers,
  ...dominantEvolvers,
  ...activeEvolvers,
  ...placementEvolvers,
  ...attachmentEvolvers,
  ...standardBearerEvolvers,
  ...excessEvolvers,
  ...splitEvolvers,
  ...entranceEvolvers,
  ...exitEvolvers,
  ...terrainEvolvers,
  ...deploymentEvolvers,
  ...endEvolvers,
};
