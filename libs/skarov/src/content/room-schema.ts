import { idSchema } from '#skirmish';
import { edgeSchema, tileFaceSchema } from '#skirmish/board';
import { localizedSchema } from '#skirmish/content/vocabulary';
import { z } from 'zod';
import { faceIdSchema, roomKindSchema, tileNumberSchema } from '../words.js';
import { forcedTestSchema, testSchema } from './test-schema.js';
import { conditionSchema, effectSchema, triggerSchema } from './vocabulary.js';

const local = z.int().min(0).max(4);
const cell = { x: local, y: local };

/** Something that a room does to those in it without being asked (SKAROV-TILE-13). */
export const trapSchema = z
  .strictObject({
    id: idSchema,
    name: localizedSchema,
    text: localizedSchema,
    on: triggerSchema,
    zones: z.array(idSchema).meta({
      description: 'It acts on figures in these zones, as `face/letter`; none: on the figure that set it off.',
    }),
    actsOn: z
      .enum(['HEROES', 'EVERYBODY'])
      .meta({ id: 'TrapActsOn' })
      .optional()
      .meta({ description: 'Heroes, unless it says otherwise.' }),
    test: forcedTestSchema.optional().meta({
      description: 'A figure that fails it suffers the trap; without a test all do. While it is closed, none does.',
    }),
    do: z.array(effectSchema).min(1).meta({ description: 'The effects on each figure that suffers it, as SELF.' }),
  })
  .meta({ id: 'Trap', description: 'A trap of a room (SKAROV-TILE-13).' });

/** An objective, which heroes stop and the overlord waits for (SKAROV-OBJ-01). */
export const objectiveSchema = z
  .strictObject({
    id: idSchema,
    name: localizedSchema,
    text: localizedSchema,
    counter: z
      .strictObject({ name: localizedSchema, start: z.int().min(0).max(30) })
      .meta({ id: 'ObjectiveCounter', description: 'The counted thing, and the first number.' }),
    neutralised: conditionSchema,
    reached: conditionSchema,
    endOfTurn: z
      .array(effectSchema)
      .min(1)
      .meta({ description: 'At the end of each turn, as long as it is not settled (SKAROV-END-05).' }),
    articleId: idSchema,
  })
  .meta({ id: 'Objective', description: 'The objective of a room (SKAROV-OBJ-01).' });

/** One face of a tile with its card (SKAROV-TILE-01): everything that the room is and does. */
export const roomSchema = z
  .strictObject({
    id: faceIdSchema,
    tileNumber: tileNumberSchema,
    face: tileFaceSchema,
    kind: roomKindSchema,
    flavor: localizedSchema,
    scenery: z
      .array(z.strictObject({ id: idSchema, name: localizedSchema }).meta({ id: 'Scenery' }))
      .meta({ description: 'The things on the interaction spaces, as the face calls them.' }),
    green: z
      .array(z.strictObject({ ...cell, name: localizedSchema }).meta({ id: 'StartSpace' }))
      .meta({ description: 'The start spaces of heroes (SKAROV-SETUP-04).' }),
    violet: z
      .array(
        z
          .strictObject({ ...cell, tileNumber: tileNumberSchema, name: localizedSchema })
          .meta({ id: 'ActivationSpace' }),
      )
      .meta({ description: 'The space where Skarov activates a room (SKAROV-END-02).' }),
    reinforcement: z
      .array(
        z
          .strictObject({
            ...cell,
            mark: z.int().min(2).max(4).meta({ description: 'Usable from so many heroes on (SKAROV-TILE-06).' }),
            zone: z.string().length(1).meta({ description: 'The zone that it is attached to (SKAROV-TILE-10).' }),
          })
          .meta({ id: 'ReinforcementSpace' }),
      )
      .max(4),
    exits: z.array(edgeSchema).min(1).max(4).meta({ description: 'Sides with a passage, at their middle.' }),
    tokens: z
      .array(z.strictObject({ kind: idSchema, ...cell }).meta({ id: 'RoomToken' }))
      .max(12)
      .meta({ description: 'The tokens there when the base is built (SKAROV-BASE-10).' }),
    tests: z.array(testSchema).max(8),
    traps: z.array(trapSchema).max(4),
    activation: z
      .strictObject({ text: localizedSchema, do: z.array(effectSchema).min(1) })
      .meta({ id: 'RoomActivation' })
      .optional()
      .meta({ description: 'The effects that Skarov sets off from the violet space (SKAROV-END-02).' }),
    objective: objectiveSchema.optional(),
  })
  .meta({ id: 'Room', description: 'One face of a tile, with its card (SKAROV-TILE-01).' });
export type Room = z.output<typeof roomSchema>;
export type Trap = z.output<typeof trapSchema>;
export type Objective = z.output<typeof objectiveSchema>;
