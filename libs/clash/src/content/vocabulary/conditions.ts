import { z } from 'zod';
import { characteristicSchema, idSchema } from '../../words.js';
import { figuresSchema, type Figures } from './figures.js';
import { number, oneOf } from './one-word.js';

/** What the game counts for each hero, for missions and conditions. */
export const deedSchema = z
  .enum([
    'HITS',
    'OUTS',
    'VILLAIN_OUTS',
    'HERO_OUTS',
    'TESTS_PASSED',
    'MIND_TESTS_PASSED',
    'ATTACK_TESTS_PASSED',
    'OBJECTS_USED',
    'OBJECTS_THROWN',
    'PUSHES',
    'DAMAGE_TAKEN',
    'WOUNDS_DRAWN',
    'MOVES',
    'ZONES_VISITED',
    'POWERS_USED',
    'REACTIONS_USED',
    'WEAKNESS_PLAYED',
    'ATTACKS_DODGED',
  ])
  .meta({ id: 'Deed' });
export type Deed = z.output<typeof deedSchema>;

/** A number of the game. */
export interface Amount {
  count?: Figures | undefined;
  /** Heroes that the game began with, out of action or not. */
  heroesAtStart?: true | undefined;
  tokens?: string | undefined;
  track?: true | undefined;
  turn?: true | undefined;
  damage?: Figures | undefined;
  /** Characteristic of a figure; 0 for nobody. */
  value?: { of: Figures; characteristic: z.output<typeof characteristicSchema> } | undefined;
  /** Figures of a sheet (any villain without one) that heroes of the side have put out (CLASH-246). */
  outBy?: { side: 'A' | 'B' | 'SIDE'; sheet?: string | undefined } | undefined;
  /** How often a test was passed, by a side or by anybody. */
  passed?: { test: string; side?: 'A' | 'B' | 'SIDE' | undefined } | undefined;
  /** What the hero looked at (CAUSE, SELF, or the owner of a mission) has done so far, from the log of this game. */
  deed?: { of: Figures; what: z.output<typeof deedSchema> } | undefined;
  heroesOut?: 'A' | 'B' | 'SIDE' | 'OTHER' | undefined;
  articles?: { side: 'A' | 'B' | 'SIDE' } | undefined;
}

const conditionSideSchema = z.enum(['A', 'B', 'SIDE']).meta({ id: 'ConditionSide' });

export const amountSchema: z.ZodType<Amount> = oneOf(
  {
    count: figuresSchema,
    heroesAtStart: z.literal(true).meta({ description: 'Heroes that the game began with, out of action or not.' }),
    tokens: idSchema,
    track: z.literal(true),
    turn: z.literal(true),
    damage: figuresSchema,
    value: z.strictObject({ of: figuresSchema, characteristic: characteristicSchema }),
    outBy: z.strictObject({ side: conditionSideSchema, sheet: idSchema.optional() }),
    passed: z.strictObject({ test: idSchema, side: conditionSideSchema.optional() }),
    deed: z.strictObject({ of: figuresSchema, what: deedSchema }),
    heroesOut: z.enum(['A', 'B', 'SIDE', 'OTHER']),
    articles: z.strictObject({ side: conditionSideSchema }),
  },
  'Amount',
  'A number of the game.',
);

export interface Condition {
  atLeast?: { what: Amount; number: number } | undefined;
  atMost?: { what: Amount; number: number } | undefined;
  villainOut?: true | undefined;
  holds?: { side: 'A' | 'B' | 'SIDE'; article: string } | undefined;
  doorOpen?: string | undefined;
  and?: Condition[] | undefined;
  or?: Condition[] | undefined;
  not?: Condition | undefined;
}

const compared = () => z.strictObject({ what: amountSchema, number });

export const conditionSchema: z.ZodType<Condition> = oneOf(
  {
    atLeast: compared(),
    atMost: compared(),
    villainOut: z.literal(true),
    holds: z.strictObject({ side: conditionSideSchema, article: idSchema }),
    doorOpen: idSchema,
    get and() {
      return z.array(conditionSchema).min(2);
    },
    get or() {
      return z.array(conditionSchema).min(2);
    },
    get not() {
      return conditionSchema;
    },
  },
  'Condition',
  'Something that holds or not.',
);
