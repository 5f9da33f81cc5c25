import { idSchema } from '#kernel';
import { z } from 'zod';
import {
  attackTypeSchema,
  borderSchema,
  cardTypeSchema,
  classSchema,
  gameSchema,
  kindSchema,
  localizedSchema,
  positionSchema,
  raritySchema,
  sizeSchema,
  terrainTypeSchema,
  timingSchema,
  upgradeVariantSchema,
  vulnerabilitySchema,
} from '../words.js';
import { effectSchema } from './effect.js';
import { immunitySchema } from './effect-fields.js';
import { filterSchema } from './filter.js';

const signed = z.int().min(-1).max(1);

/** Every field that a card may have; which ones a type has: `fieldsOf` (cards.md 3). */
export const cardFields = z.strictObject({
  id: idSchema<'card'>()
    .regex(/^[A-Z][0-9]{2}(-[0-9]{1,2})?$/)
    .meta({ description: 'Never reused (CARD-01).' }),
  name: localizedSchema,
  agreement: z
    .strictObject({
      feminine: z.boolean().meta({ description: 'Feminine in French, else masculine.' }),
      plural: z.boolean().meta({ description: 'Plural in French, else singular.' }),
    })
    .optional()
    .meta({ description: 'The words that go with the French name; absent: masculine and singular (CARD-33).' }),
  flavor: localizedSchema.optional().meta({ description: 'A line without any rule in it.' }),
  set: z
    .string()
    .regex(/^[A-Z]$/)
    .meta({ description: 'Code of the set that the card came with.' }),
  rarity: raritySchema.optional().meta({ description: 'Its frequency in boosters; absent: never by rarity.' }),
  type: cardTypeSchema,
  games: z.array(gameSchema).min(1).meta({ description: 'The games that allow it (CARD-45).' }),
  border: borderSchema
    .optional()
    .meta({ description: 'Of its back: SINGLE goes to the pen, DOUBLE to the depot (CARD-02).' }),
  dominantValue: z.int().min(0).max(25).optional().meta({ description: "A creature's is its vitality (CARD-03)." }),
  vitality: z.int().min(1).max(30).optional().meta({ description: 'Base vitality, the black number.' }),
  redVitality: z.int().min(1).max(24).optional().meta({ description: 'The red number.' }),
  kind: kindSchema.optional(),
  offColorBonus: z.int().min(0).max(9).optional(),
  offColorAgainst: kindSchema.optional().meta({ description: 'Against this kind, instead of the cycle (CARD-05).' }),
  size: sizeSchema.optional(),
  classes: z.array(classSchema).min(1).max(2).optional(),
  vulnerabilities: z.array(vulnerabilitySchema).optional(),
  flying: z.boolean().optional(),
  influenceable: z.boolean().optional(),
  influenceCap: z
    .int()
    .min(1)
    .max(30)
    .optional()
    .meta({ description: 'Most influence a round; absent: its vitality.' }),
  influenceValue: z.int().min(1).max(9).optional().meta({ description: 'The influence that it gives.' }),
  influenceReceivers: z
    .array(kindSchema)
    .min(1)
    .optional()
    .meta({ description: 'Kinds that it may influence; absent: all.' }),
  rangedStrength: z.int().min(1).max(6).optional(),
  rangedCondition: filterSchema.optional().meta({ description: 'The enemy creature that a ranged attack needs.' }),
  attackType: attackTypeSchema.optional(),
  immunities: z.array(immunitySchema).optional(),
  powerStones: z.int().min(4).max(10).optional(),
  baseDraw: z.int().min(2).max(3).optional(),
  ldl: signed.optional().meta({ description: 'Cards more or less with fewer disputed lands.' }),
  mdl: signed.optional().meta({ description: 'Cards more or less with more disputed lands.' }),
  luc: signed.optional().meta({ description: 'Cards more or less after the lower dominant.' }),
  position: positionSchema.optional(),
  strongholdSet: z.string().min(1).optional(),
  defenseBonus: z.int().min(1).max(6).optional(),
  variant: upgradeVariantSchema.optional(),
  terrainType: terrainTypeSchema.optional(),
  corrupts: z.array(vulnerabilitySchema).min(1).max(3).optional(),
  timing: z.array(timingSchema).min(1).optional(),
  cost: z.int().min(0).max(10).optional().meta({ description: 'Power stones to play it.' }),
  effects: z.array(effectSchema),
});
export type Card = z.output<typeof cardFields>;
