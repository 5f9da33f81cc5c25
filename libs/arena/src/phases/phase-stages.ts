import { deckStages } from './decks/deck-building.js';
import { deploymentStages } from './deployment.js';
import { dominantStages } from './dominant.js';
import { endStages } from './end-of-turn.js';
import { enlistmentStages } from './enlistment.js';
import { entranceStages } from './entrance.js';
import { excessStages } from './excess.js';
import { exitStages } from './exit.js';
import { splitStages } from './split.js';
import { stockStages } from './stock.js';
import { terrainStages } from './terrain.js';

/** States 0 to 7, 27 to 29 and 32. */
export const phaseStages = {
  ...deckStages,
  ...stockStages,
  ...dominantStages,
  ...enlistmentStages,
  ...excessStages,
  ...splitStages,
  ...entranceStages,
  ...exitStages,
  ...terrainStages,
  ...deploymentStages,
  ...endStages,
};
