import { z } from 'zod';
import {
  attackModeSchema,
  cardIdSchema,
  characteristicSchema,
  figureIdSchema,
  idSchema,
  missionIdSchema,
  pieceIdSchema,
  powerIdSchema,
  spaceIdSchema,
  testKeySchema,
} from '../content/words.js';
import { localizedSchema } from '../content/vocabulary/one-word.js';
import { untilSchema } from '../content/vocabulary/terms.js';
import { plays, windowOptionSchema } from '../events/event-fields.js';

/** A number of things that is never below 0. */
export const countSchema = z.int().min(0).max(999);

const card = cardIdSchema.meta({ description: 'Id of a card, as in the content.' });
const hero = figureIdSchema.meta({ description: 'Id of a hero, as in the content.' });
const faces = z.array(z.string().max(4)).meta({ description: 'Faces in the order rolled.' });

/** The common parts of views of both games, as records of some fields; a game adds its own, and the rules that it cites. */
export const viewFields = {
  card,
  cards: z.array(card).max(40),
  hero,

  /** Of a seat. */
  seat: { mainHero: hero.optional(), ready: z.boolean(), resigned: z.boolean() },

  /** Of a hero beside its figure. */
  heroOf: <Deed extends z.ZodType, Rank extends z.ZodType>(deedSchema: Deed, rankSchema: Rank) => ({
    heroId: hero.meta({ description: 'Its figure has the same id.' }),
    rank: rankSchema,
    discard: z.array(card).max(40),
    inPlay: plays.meta({ description: 'Cards revealed this turn.' }),
    missionId: missionIdSchema.optional(),
    missionDone: z.boolean(),
    activated: z.boolean(),
    bonusActions: z.int().meta({ description: 'Given for its coming activation; below 0: taken from it.' }),
    drewWound: z.boolean().meta({ description: 'Has drawn its wound card of this turn.' }),
    usedPowers: z.array(powerIdSchema).max(40).meta({ description: 'Powers that have served this turn.' }),
    deeds: z
      .array(z.strictObject({ deed: deedSchema, count: countSchema }).meta({ id: 'DeedCount' }))
      .meta({ description: 'Its deeds, as far as missions count them.' }),
  }),

  /** Of the attack that a window interrupts. */
  attack: {
    attackerId: figureIdSchema,
    targetId: figureIdSchema,
    mode: attackModeSchema,
    combat: faces,
    power: faces,
    successes: countSchema.optional().meta({ description: 'Absent before the roll.' }),
    hit: z.boolean().optional().meta({ description: 'Absent before the comparison.' }),
  },

  /** Of the test that a window interrupts. */
  trial: {
    heroId: hero,
    testKey: testKeySchema,
    characteristic: characteristicSchema,
    faces: z.array(z.int()),
    total: z.int(),
  },

  /** Of a question that interrupts. */
  window: {
    kind: z.enum(['REACTION', 'PUSH', 'CHOICE']).meta({ id: 'WindowKind' }),
    figureId: figureIdSchema.optional().meta({ description: 'The figure whose power may answer, or to be pushed.' }),
    powerId: powerIdSchema.optional().meta({ description: 'The power that may answer.' }),
    source: idSchema.optional().meta({ description: 'The card, sheet or rule that asks.' }),
    options: z.array(
      z
        .strictObject({ ...windowOptionSchema.shape, text: localizedSchema.optional() })
        .meta({ id: 'OptionView', description: 'A possible answer; the text where it is one of several texts.' }),
    ),
  },

  /** Of a figure on the board, or one that could be. */
  figure: {
    figureId: figureIdSchema.meta({ description: 'For a hero, its id.' }),
    number: z.int().min(1).max(99).meta({ description: 'Number of the figure on its sheet.' }),
    spaceId: spaceIdSchema.optional().meta({ description: 'Present while it is in play.' }),
    damage: countSchema,
    health: countSchema,
    attack: countSchema.meta({ description: 'As it counts in a test; see combatDice and powerDice for attacks.' }),
    combatDice: countSchema,
    powerDice: countSchema,
    defense: countSchema,
    usedPowers: z
      .array(powerIdSchema)
      .max(40)
      .optional()
      .meta({ description: 'Powers that a villain has used this turn; of heroes their own view tells.' }),
  },

  token: z
    .strictObject({ tokenId: pieceIdSchema, kindId: idSchema, spaceId: spaceIdSchema })
    .meta({ id: 'TokenView', description: 'A token on the board.' }),

  modifier: z
    .strictObject({ figureId: figureIdSchema, characteristic: characteristicSchema, by: z.int(), until: untilSchema })
    .meta({
      id: 'ModifierView',
      description: 'A change laid by an effect; the values of the figure count it already.',
    }),
};
