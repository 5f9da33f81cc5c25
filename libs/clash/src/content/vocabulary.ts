import {
  localizedSchema,
  momentSchema,
  ruleSchemas,
  smallCount,
  vocabularyOf,
  wordNumber,
  type Amount as SharedAmount,
  type Condition as SharedCondition,
  type Effect as SharedEffect,
  type Figures as SharedFigures,
  type Modifier as SharedModifier,
  type Place as SharedPlace,
  type Power as SharedPower,
} from '#skirmish/content/vocabulary';
import { z } from 'zod';
import { idSchema, objectUseSchema, sides, sideSchema, type Side } from '../words.js';

export { localizedSchema, momentSchema };

/* The behaviour vocabulary of cards, sheets, scenarios and objects (clash.md 11): Clash's dialect of it. */

/** The deeds that the game counts for each hero, for missions and conditions. */
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

/** The group that a figure selector starts from. */
const figuresOfSchema = z
  .enum([
    'VILLAIN',
    'VILLAINS',
    'SHEET',
    'HEROES',
    'HERO',
    'SIDEKICKS',
    'ENEMIES',
    'ALLIES',
    'SELF',
    'CAUSE',
    'TARGET',
    'CHOSEN',
  ])
  .meta({
    id: 'FiguresOf',
    description:
      'VILLAIN: the super villain (CLASH-224). VILLAINS: every villain figure. SHEET: figures of `sheet`. HEROES: heroes, of `side` where given. ' +
      'HERO: the hero `sheet`. ENEMIES, ALLIES: of the acting figure, itself not among them. SELF: the acting figure, or the one attacked. CAUSE: the hero whose command ' +
      'set it off; in a reaction power who attacks or takes the test. TARGET: of the running attack. CHOSEN: the figure last chosen in this effect.',
  });

/** A permission or ban for a figure, as long as a card or sheet lies open. */
export const abilitySchema = z
  .enum([
    'RANGED_ATTACKS',
    'IGNORE_ENEMIES_MOVING',
    'CANNOT_BE_PUSHED',
    'PUSH_TWICE',
    'SEE_THROUGH_ENEMIES',
    'SURE_FOOTED',
    'NO_REPOSITION',
    'NO_RANGED_ATTACKS',
    'CANNOT_MOVE',
    'CANNOT_ATTACK',
    'CANNOT_USE_OBJECTS',
    'TESTS_ONE_DIE_FEWER',
    'TESTS_ONE_DIE_MORE',
  ])
  .meta({
    id: 'Ability',
    description:
      'IGNORE_ENEMIES_MOVING: enemies neither stop nor pin it. PUSH_TWICE: its pushes go two spaces. SURE_FOOTED: leaving a zone with an enemy does not end its move.',
  });
export type Ability = z.output<typeof abilitySchema>;

/** The types of Clash's vocabulary. */
export interface ClashWords {
  side: Side;
  of: z.output<typeof figuresOfSchema>;
  deed: Deed;
  ability: Ability;
  figures: Figures;
  place: Place;
  amount: Amount;
  condition: Condition;
  modifier: Modifier;
  effect: Effect;
}

export type Figures = SharedFigures<ClashWords>;
export type Modifier = SharedModifier<ClashWords>;
export type Power = SharedPower<ClashWords>;

export interface Place extends SharedPlace<ClashWords> {
  start?: Side | 'SIDE' | undefined;
  objects?: string | undefined;
}

export interface Amount extends SharedAmount<ClashWords> {
  track?: true | undefined;
}

export interface Condition extends SharedCondition<ClashWords> {
  villainOut?: true | undefined;
}

export interface Effect extends SharedEffect<ClashWords> {
  remove?:
    | {
        figures?: Figures | undefined;
        tokens?: string | undefined;
        objects?: string | undefined;
        count?: number | undefined;
      }
    | undefined;
  putObject?: { kind: string; at: Place } | undefined;
  track?: { by: number } | undefined;
  endGame?: 'VILLAIN' | 'PAGES' | undefined;
}

/** The schemas of all words, for what records are made of. */
export const vocabulary = vocabularyOf<ClashWords>({
  sides,
  figuresOfSchema,
  deedSchema,
  abilitySchema,
  figures: {},
  places: {
    start: z.enum([...sides, 'SIDE']).meta({ id: 'StartOf' }),
    objects: idSchema.meta({ description: 'The spaces of objects of this kind.' }),
  },
  amounts: { track: z.literal(true) },
  conditions: { villainOut: z.literal(true) },
  modifiers: {},
  effects: ({ figuresSchema: figures, placeSchema: place }) => ({
    remove: z.strictObject({
      figures: figures.optional(),
      tokens: idSchema.optional(),
      objects: idSchema.optional(),
      count: smallCount.optional(),
    }),
    putObject: z.strictObject({ kind: idSchema, at: place }),
    track: z.strictObject({ by: wordNumber }),
    endGame: z.enum(['VILLAIN', 'PAGES']).meta({ id: 'GameEnd' }),
  }),
  cited: {
    effects: 'clash.md 11',
    feature: 'CLASH-268',
    along: 'CLASH-270',
    onResult: 'CLASH-160',
    permanent: 'CLASH-058',
    actions: 'CLASH-059, CLASH-060',
    reaction: 'CLASH-211',
  },
});

export const { figuresSchema, placeSchema, conditionSchema, effectSchema, powerSchema } = vocabulary;

export const { triggerSchema, ruleSchema } = ruleSchemas(
  vocabulary,
  sideSchema,
  {
    turnStart: z.literal(true),
    attacked: figuresSchema.meta({
      description: 'An attack on one of them is fully resolved, hit or miss (CLASH-095).',
    }),
    hit: figuresSchema,
    arrived: z.strictObject({ figures: figuresSchema, zone: idSchema }),
    activationEnded: z.strictObject({ figures: figuresSchema, zone: idSchema }),
    testPassed: idSchema,
    objectUsed: z.strictObject({ kind: idSchema, use: objectUseSchema }),
    articleWon: idSchema,
  },
  'CLASH-094, CLASH-096',
);
export type Trigger = z.output<typeof triggerSchema>;
export type SheetRule = z.output<typeof ruleSchema>;
