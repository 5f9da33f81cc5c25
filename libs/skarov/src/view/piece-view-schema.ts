import { difficultySchema, spaceIdSchema, testKeySchema } from '#skirmish';
import { localizedSchema } from '#skirmish/content/vocabulary';
import { countSchema as count, viewFields } from '#skirmish/view';
import { z } from 'zod';
import { laidTileSchema } from '../base/base.js';
import {
  characteristicSchema,
  edgeIdSchema,
  faceIdSchema,
  idSchema,
  passageKindSchema,
  sideSchema,
  tileNumberSchema,
} from '../words.js';

/** A number of things that is never below 0. */
export { count };

/** The column or row of a cell; cells are counted from the entry tile, and may lie before it (SKAROV-BASE-15). */
const cell = z.int().min(-50).max(50);

const spaceViewSchema = z
  .strictObject({
    spaceId: spaceIdSchema,
    x: cell,
    y: cell,
    zone: idSchema.optional().meta({ description: 'Absent on a reinforcement space (SKAROV-TILE-10).' }),
    faceId: faceIdSchema,
    reinforcement: count
      .optional()
      .meta({ description: 'Of a reinforcement space: from how many heroes on it is usable (SKAROV-TILE-06).' }),
  })
  .meta({ id: 'SpaceView', description: 'A space, where figures stand.' });

const passageViewSchema = z
  .strictObject({ edge: edgeIdSchema, kind: passageKindSchema, open: z.boolean() })
  .meta({ id: 'PassageView', description: 'A door or an airlock; an airlock is always open (SKAROV-BASE-08).' });

/** The base as it lies or grows (SKAROV-BASE-16). */
export const boardViewSchema = z
  .strictObject({
    tiles: z.array(laidTileSchema).max(9).meta({ description: 'In the order in which they were laid.' }),
    passages: z
      .array(passageViewSchema)
      .max(14)
      .meta({ description: 'An edge between two tiles without one is a wall (SKAROV-BASE-04).' }),
    spaces: z.array(spaceViewSchema).max(225).meta({ description: 'In canonical order.' }),
    posts: z
      .array(z.strictObject({ sheetId: idSchema, spaceId: spaceIdSchema }).meta({ id: 'PostView' }))
      .max(40)
      .meta({ description: 'Minions, then lieutenants, where they begin (SKAROV-BASE-09, SKAROV-BASE-11).' }),
    tilesDone: z.boolean(),
    passagesDone: z.boolean(),
    confirmed: z.boolean(),
    undone: count.meta({ description: 'Building commands that the overlord has undone (SKAROV-BASE-16).' }),
  })
  .meta({
    id: 'BoardView',
    description: 'The base. Cells are counted from the entry tile, x to the right, y downwards.',
  });

/** A figure on the board, or one that could be. */
export const figureViewSchema = z
  .strictObject({
    ...viewFields.figure,
    kind: z.enum(['HERO', 'VILLAIN']).meta({ id: 'FigureKind' }),
    sheetId: idSchema,
    side: sideSchema,
    status: z
      .enum(['RESERVE', 'IN_PLAY', 'OUT'])
      .meta({ id: 'FigureStatus', description: 'RESERVE: not placed yet, or a minion in the supply.' }),
    speed: count.meta({ description: 'With everything that changes it now, as the other values.' }),
    mind: count.optional().meta({ description: 'Heroes only (SKAROV-SHEET-01).' }),
  })
  .meta({ id: 'FigureView', description: 'A hero or villain, with its values now.' });

export const { token: tokenViewSchema, modifier: modifierViewSchema } = viewFields;

/** A test of a room or a door. */
export const testViewSchema = z
  .strictObject({
    testKey: testKeySchema.meta({ description: 'Names it in `attemptTest` and in events.' }),
    testId: idSchema.meta({ description: 'Its record in the content; of a door, its edge.' }),
    name: localizedSchema,
    text: localizedSchema,
    door: edgeIdSchema.optional().meta({ description: 'The door that it opens.' }),
    spaces: z.array(spaceIdSchema).max(225).meta({ description: 'From where it may be attempted.' }),
    offers: z
      .array(
        z
          .strictObject({
            characteristic: characteristicSchema,
            difficulty: count,
            malus: count.meta({ description: '−1 tokens on it (SKAROV-TEST-05).' }),
          })
          .meta({ id: 'OfferView' }),
      )
      .max(4),
    change: z.int().meta({ description: 'Harder, or easier below 0, by an effect.' }),
    toTotal: z
      .int()
      .meta({ description: 'Added to the dice: heroes in play where the card says so, and tokens (SKAROV-TEST-03).' }),
    closed: z.boolean(),
    passed: count.meta({ description: 'Number of times that the heroes have passed it.' }),
  })
  .meta({ id: 'TestView', description: 'A test as it stands.' });

/** An objective of the base (SKAROV-OBJ-01). */
export const objectiveViewSchema = z
  .strictObject({
    objectiveId: idSchema,
    faceId: faceIdSchema,
    tileNumber: tileNumberSchema,
    counter: count,
    settledFor: sideSchema.optional().meta({ description: 'Absent: neither side has won it yet.' }),
  })
  .meta({ id: 'ObjectiveView' });

/** Which adventure is played. */
export const adventureViewSchema = z
  .strictObject({
    scenarioId: idSchema.optional().meta({ description: 'Absent: a base of the overlord’s own design.' }),
    difficulty: difficultySchema,
  })
  .meta({ id: 'AdventureView' });
