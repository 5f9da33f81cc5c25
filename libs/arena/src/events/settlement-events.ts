import { positionSchema } from '#cards';
import { mattering, revealing } from '#kernel';
import { z } from 'zod';
import { placeSchema, sideSchema } from '../words.js';
import { by, own, printedId, shown, shownCards } from './event-fields.js';

const entrance = z
  .strictObject({ ...by, place: placeSchema.meta({ description: 'The former place of the creature.' }) })
  .meta({ id: 'ArenaEntrance', description: 'A creature that enters the duel zone, as it lies.' });

/** How the arena is entered and left, and the land is occupied. */
export const settlementEvents = {
  entranceChosen: mattering(
    'DETAIL',
    z
      .strictObject({ ...by, place: own(placeSchema.nullable()) })
      .meta({ description: 'A seat chooses in secret the creature that enters the arena (ARENA-ENT-01).' }),
  ),
  arenaEntered: revealing(
    z.strictObject({ creatures: z.array(entrance).meta({ description: 'None, one or two.' }) }).meta({
      description: 'The choices apply together: creatures move into the duel zone (ARENA-ENT-01, ARENA-ENT-02).',
    }),
    { creatures: 'everyone' },
  ),
  creatureVictorious: mattering(
    'TURNING_POINT',
    revealing(
      z
        .strictObject({ ...by, card: shown, items: shownCards.meta({ description: 'Its items, discarded.' }) })
        .meta({ description: 'The creature in the duel zone is laid under its guardian (ARENA-EXT-01).' }),
      { card: 'everyone', items: 'everyone' },
    ),
  ),
  terrainDestroyed: z.strictObject(by).meta({ description: 'A seat destroys the terrain (ARENA-TER-02).' }),
  terrainPlaced: revealing(
    z.strictObject({ ...by, card: shown }).meta({ description: 'A seat places a terrain (ARENA-TER-03).' }),
    { card: 'everyone' },
  ),
  deploymentChosen: mattering(
    'DETAIL',
    z
      .strictObject({ ...by, side: own(sideSchema) })
      .meta({ description: 'A seat decides in secret which stronghold to deploy (ARENA-DEP-01).' }),
  ),
  strongholdDeployed: revealing(
    z
      .strictObject({ ...by, stronghold: positionSchema, card: printedId })
      .meta({ description: 'A stronghold comes into play (ARENA-DEP-01).' }),
    { stronghold: 'everyone', card: 'everyone' },
  ),
};
