import { edgeSchema } from '#skirmish/board';
import { viewFields } from '#skirmish/view';
import { z } from 'zod';
import { localizedSchema } from '../content/vocabulary.js';
import {
  characteristicSchema,
  countSchema,
  figureIdSchema,
  idSchema,
  pieceIdSchema,
  sideSchema,
  spaceIdSchema,
  testIdSchema,
  testKeySchema,
} from '../words.js';

/** Id of a space of the board: its cell. */
const cell = z.int().min(0).max(40);
const turns = z.int().min(0).max(3).meta({ description: 'Quarter turns clockwise.' });

/** A tile as it lies (CLASH-217). */
const tileViewSchema = z
  .strictObject({ face: idSchema, column: cell, row: cell, turns })
  .meta({ id: 'TileView', description: 'A tile as it lies: five by five cells.' });

/** A space of the board, with its zone. */
const spaceViewSchema = z
  .strictObject({
    spaceId: spaceIdSchema,
    x: cell,
    y: cell,
    zone: idSchema,
    interaction: z.boolean().meta({ description: 'An interaction space, printed so or by an object that lies there.' }),
  })
  .meta({ id: 'SpaceView', description: 'A space, where figures stand.' });

/** A door on a side of a cell. */
const doorViewSchema = z
  .strictObject({
    doorId: idSchema,
    name: localizedSchema.optional(),
    x: cell,
    y: cell,
    edge: edgeSchema,
    open: z.boolean(),
  })
  .meta({ id: 'DoorView', description: 'A door on a side of the cell x, y.' });

/** A wall on a side of a cell. */
const wallViewSchema = z
  .strictObject({ x: cell, y: cell, edge: edgeSchema })
  .meta({ id: 'WallView', description: 'A wall on a side of the cell x, y; each wall once.' });

/** An interaction space, with what may be done there. */
const interactionViewSchema = z
  .strictObject({
    spaceId: spaceIdSchema,
    name: localizedSchema.meta({
      description: 'The thing there: the object or token on the space, else the scenery.',
    }),
    feature: idSchema.optional().meta({ description: 'The scenery that the tile prints there, as `face/id`.' }),
    pieceId: pieceIdSchema.optional().meta({ description: 'The object, or the token with a space, that lies there.' }),
    tests: z.array(testKeySchema).max(40).meta({ description: 'Tests with this place, by `testKey`.' }),
    specialActions: z.array(idSchema).max(40).meta({ description: 'Special actions with this place.' }),
  })
  .meta({ id: 'InteractionView', description: 'An interaction space, and the acts that it allows (CLASH-083).' });

/** A special action that has a place now. */
export const specialActionViewSchema = z
  .strictObject({
    specialActionId: idSchema,
    name: localizedSchema,
    text: localizedSchema,
    spaces: z.array(spaceIdSchema).max(150).meta({ description: 'Where it is.' }),
    cost: z.int().min(1).max(3).meta({ description: 'In actions.' }),
  })
  .meta({ id: 'SpecialActionView', description: 'An action on a space without a test (CLASH-083, CLASH-089).' });

export const boardViewSchema = z
  .strictObject({
    width: cell.meta({ description: 'Columns of cells.' }),
    height: cell.meta({ description: 'Rows of cells.' }),
    tiles: z.array(tileViewSchema).max(6),
    spaces: z.array(spaceViewSchema).max(150),
    doors: z.array(doorViewSchema).max(60),
    walls: z.array(wallViewSchema).max(400),
    interactions: z
      .array(interactionViewSchema)
      .max(150)
      .meta({ description: 'Every interaction space, in canonical order.' }),
  })
  .meta({
    id: 'BoardView',
    description: 'The board. Cells are counted from the top left, x to the right, y downwards.',
  });

/** A figure on the board, or one that could be. */
export const figureViewSchema = z
  .strictObject({
    ...viewFields.figure,
    kind: z.enum(['HERO', 'SIDEKICK', 'VILLAIN']).meta({ id: 'FigureKind' }),
    sheetId: idSchema.meta({ description: 'Hero, sidekick or villain sheet.' }),
    side: sideSchema.optional().meta({ description: 'Absent for villains.' }),
    alliedWith: sideSchema.optional().meta({ description: 'Of a villain: the side that it fights for (CLASH-079).' }),
    ownerId: figureIdSchema.optional().meta({ description: 'The hero of a sidekick.' }),
    status: z
      .enum(['RESERVE', 'IN_PLAY', 'OUT'])
      .meta({ id: 'FigureStatus', description: 'RESERVE: not placed yet, or a villain in the supply.' }),
    superVillain: z.boolean(),
    speed: countSchema.meta({ description: 'With everything that changes it now, as the other values (CLASH-210).' }),
    mind: countSchema.optional().meta({ description: 'Heroes only.' }),
  })
  .meta({ id: 'FigureView', description: 'A hero, sidekick or villain, with its values now.' });

export const objectViewSchema = z
  .strictObject({ objectId: pieceIdSchema, kindId: idSchema, spaceId: spaceIdSchema, turns })
  .meta({ id: 'ObjectView', description: 'An object on the board; its kind says which cells it covers.' });

export const { token: tokenViewSchema, modifier: modifierViewSchema } = viewFields;

/** A test that can be, or has been, attempted. */
export const testViewSchema = z
  .strictObject({
    testKey: testKeySchema.meta({
      description: 'Names it in `attemptTest` and in events; the test, and its piece where there are several.',
    }),
    testId: testIdSchema.meta({ description: 'Its record in the content.' }),
    name: localizedSchema,
    text: localizedSchema.meta({ description: 'Its question and its results.' }),
    door: idSchema.optional().meta({ description: 'The door that it opens.' }),
    spaces: z.array(spaceIdSchema).max(150).meta({ description: 'Its place (CLASH-156).' }),
    offers: z
      .array(
        z
          .strictObject({
            characteristic: characteristicSchema,
            difficulty: countSchema.meta({ description: 'Test dice now, tokens taken off.' }),
            malus: countSchema.meta({ description: '−1 tokens on it (CLASH-159).' }),
          })
          .meta({ id: 'OfferView' }),
      )
      .max(4),
    toTotal: z.int().optional().meta({ description: 'Tokens on its result, added to the dice (CLASH-160).' }),
    direct: z.boolean(),
    closed: z.boolean(),
    passedByA: countSchema,
    passedByB: countSchema,
  })
  .meta({ id: 'TestView', description: 'A characteristic test as it stands.' });
