import { mattering, type Tagged } from '#kernel';
import { z } from 'zod';
import { idSchema, spaceIdSchema } from '#skirmish';
import { laidTileSchema } from '../../base/base.js';
import { edgeIdSchema, passageKindSchema } from '../../words.js';

const none = z.strictObject({});
const sheetId = idSchema.meta({ description: 'Id of a villain sheet, as in the content.' });
const spaceId = spaceIdSchema;
const edge = edgeIdSchema;

/** The commands that build a base (skarov.md 7.1). */
export const buildCommandSchemas = {
  placeTile: z
    .strictObject({ ...laidTileSchema.shape })
    .meta({ description: 'Lays a tile beside those that lie (SKAROV-BASE-15).' }),
  finishTiles: none.meta({ description: 'No further tile comes.' }),
  placePassage: z
    .strictObject({ edge, kind: passageKindSchema })
    .meta({ description: 'Puts a door or airlock between two rooms (SKAROV-BASE-04).' }),
  finishPassages: none.meta({ description: 'No further passage comes.' }),
  placeMinion: z
    .strictObject({ sheetId, spaceId })
    .meta({ description: 'Puts a minion on a usable reinforcement space (SKAROV-BASE-09).' }),
  placeLieutenant: z
    .strictObject({ sheetId, spaceId })
    .meta({ description: 'Puts a lieutenant in a room (SKAROV-BASE-11).' }),
  undoBuildStep: none.meta({ description: 'Takes the last building command back (SKAROV-BASE-16).' }),
  confirmBase: none.meta({ description: 'The base stands as it is.' }),
} as const;

export type BuildCommand = Tagged<typeof buildCommandSchemas>;

const byRule = z.boolean().meta({ description: 'Fixed by a scenario, a base or the rules, not by a command.' });

/** The events of the building of a base (skarov.md 6: all of it is public). */
export const buildEvents = {
  tilePlaced: mattering(
    'DETAIL',
    z.strictObject({ ...laidTileSchema.shape, byRule }).meta({ description: 'A tile lies (SKAROV-BASE-03).' }),
  ),
  tilesFinished: mattering('DETAIL', z.strictObject({ byRule }).meta({ description: 'No further tile comes.' })),
  passagePlaced: mattering(
    'DETAIL',
    z
      .strictObject({ edge, kind: passageKindSchema, byRule })
      .meta({ description: 'A door or an airlock lies between two rooms (SKAROV-BASE-04).' }),
  ),
  passagesFinished: mattering('DETAIL', z.strictObject({ byRule }).meta({ description: 'No further passage comes.' })),
  minionPlaced: mattering(
    'DETAIL',
    z.strictObject({ sheetId, spaceId, byRule }).meta({ description: 'A minion stands ready (SKAROV-BASE-09).' }),
  ),
  lieutenantPlaced: mattering(
    'DETAIL',
    z.strictObject({ sheetId, spaceId, byRule }).meta({ description: 'A lieutenant stands ready (SKAROV-BASE-11).' }),
  ),
  buildStepUndone: mattering(
    'DETAIL',
    z.strictObject({}).meta({ description: 'The last building command is taken back (SKAROV-BASE-16).' }),
  ),
  baseConfirmed: mattering(
    'TURNING_POINT',
    z.strictObject({}).meta({ description: 'The base stands; nothing of it changes any more.' }),
  ),
} as const;

export type BuildEvent = Tagged<typeof buildEvents>;
