import { idSchema } from '#skirmish';
import {
  ruleSchemas,
  smallCount,
  vocabularyOf,
  wordNumber,
  type Amount as SharedAmount,
  type Effect as SharedEffect,
  type Figures as SharedFigures,
  type Modifier as SharedModifier,
  type Place as SharedPlace,
  type Condition as SharedCondition,
  type Power as SharedPower,
} from '#skirmish/content/vocabulary';
import { z } from 'zod';
import { faceIdSchema, sides, sideSchema, tileNumberSchema, type Side } from '../words.js';

/* The behaviour vocabulary of cards, sheets, rooms and scenarios (skarov.md 11.5): Skarov's dialect of it. */

/**
 * The deeds that the game counts for each hero, for missions and conditions. The content has no use for OUTS and HERO_OUTS: heroes put out
 * villains alone. They stay, since the code that both games share counts them and views have told them.
 */
export const deedSchema = z
  .enum([
    'HITS',
    'OUTS',
    'VILLAIN_OUTS',
    'HERO_OUTS',
    'TESTS_PASSED',
    'MIND_TESTS_PASSED',
    'ATTACK_TESTS_PASSED',
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

/** The group that a figure selector starts from. */
const figuresOfSchema = z
  .enum([
    'VILLAINS',
    'SHEET',
    'SHEET_OF',
    'HEROES',
    'HERO',
    'ENEMIES',
    'ALLIES',
    'ROOM',
    'SELF',
    'CAUSE',
    'TARGET',
    'CHOSEN',
  ])
  .meta({
    id: 'FiguresOf',
    description:
      'VILLAINS: every villain figure. SHEET: figures of `sheet`. SHEET_OF: figures of the sheet of the acting figure, itself among them; in an event those of ' +
      'the activated sheet. HEROES: heroes. HERO: the hero `sheet`. ENEMIES, ALLIES: of the acting figure, itself not among them. ROOM: every figure in `room`. SELF: the acting ' +
      'figure, or the one attacked. CAUSE: the hero whose command set it off; in a reaction power who attacks or takes the test. TARGET: of the running attack. CHOSEN: the ' +
      'figure last chosen in this effect.',
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
    'TESTS_ONE_DIE_FEWER',
    'TESTS_ONE_DIE_MORE',
  ])
  .meta({
    id: 'Ability',
    description:
      'IGNORE_ENEMIES_MOVING: enemies neither stop nor pin it. PUSH_TWICE: its pushes go two spaces. SURE_FOOTED: leaving a zone with an enemy does not end its move.',
  });

export type Ability = z.output<typeof abilitySchema>;

/** The types of Skarov's vocabulary. */
export interface SkarovWords {
  side: Side;
  of: z.output<typeof figuresOfSchema>;
  deed: z.output<typeof deedSchema>;
  ability: Ability;
  figures: Figures;
  place: Place;
  amount: Amount;
  condition: Condition;
  modifier: Modifier;
  effect: Effect;
}

export type Condition = SharedCondition<SkarovWords>;
export type Power = SharedPower<SkarovWords>;

export interface Figures extends SharedFigures<SkarovWords> {
  room?: string | undefined;
}

export interface Place extends SharedPlace<SkarovWords> {
  room?: string | undefined;
  reinforcement?: { room?: string | undefined } | undefined;
}

export interface Amount extends SharedAmount<SkarovWords> {
  counter?: string | undefined;
}

export interface Modifier extends SharedModifier<SkarovWords> {
  swapDice?: { most?: number | undefined } | undefined;
}

export interface Effect extends SharedEffect<SkarovWords> {
  /** The seat of the figure moves it to a free adjacent space; zones and enemies do not matter. */
  step?: { who: Figures } | undefined;
  healWound?: { who: Figures } | undefined;
  drawEvents?: { count: number } | undefined;
  discardEvents?: { count: number } | undefined;
  advance?: { objective: string; by: number } | undefined;
}

/** The schemas of all words, for what records are made of. */
export const vocabulary = vocabularyOf<SkarovWords>({
  sides,
  figuresOfSchema,
  deedSchema,
  abilitySchema,
  figures: { room: faceIdSchema.optional().meta({ description: 'The room that ROOM names, by its face.' }) },
  places: {
    room: faceIdSchema.meta({ description: 'The spaces of a room but its reinforcement spaces, by its face.' }),
    reinforcement: z.strictObject({ room: faceIdSchema.optional() }).meta({
      description: 'Reinforcement spaces, of a room or of the whole base, that are usable and free (SKAROV-TILE-06).',
    }),
  },
  amounts: { counter: idSchema.meta({ description: 'The counter of an objective.' }) },
  conditions: {},
  modifiers: {
    swapDice: z
      .strictObject({ most: smallCount.optional() })
      .optional()
      .meta({ description: 'Power dice in place of its combat dice, all of them or `most`.' }),
  },
  effects: ({ figuresSchema: figures }) => ({
    step: z
      .strictObject({ who: figures })
      .meta({ description: 'To a free adjacent space; zones and enemies do not matter.' }),
    healWound: z
      .strictObject({ who: figures })
      .meta({ description: 'A wound card from the hand goes to the common discard pile.' }),
    drawEvents: z.strictObject({ count: smallCount }),
    discardEvents: z
      .strictObject({ count: smallCount })
      .meta({ description: 'The overlord picks them, in a window whenever their hand is not empty.' }),
    advance: z
      .strictObject({ objective: idSchema, by: wordNumber })
      .meta({ description: 'Changes the counter of an objective, which never falls below 0.' }),
  }),
  cited: {
    effects: 'skarov.md 11.5',
    feature: 'SKAROV-TILE-03',
    along: 'SKAROV-GEN-14',
    onResult: 'SKAROV-TEST-06',
    permanent: 'SKAROV-SPEC-01',
    actions: 'SKAROV-SPEC-02, SKAROV-SPEC-03',
    reaction: 'SKAROV-SPEC-06',
  },
});

export const { triggerSchema, ruleSchema } = ruleSchemas(
  vocabulary,
  sideSchema,
  {
    zoneEntered: z
      .strictObject({ zone: idSchema })
      .meta({ description: 'A zone, as `face/letter`; when the move or push is over (SKAROV-TILE-13).' }),
    roomActivated: z.strictObject({ tile: tileNumberSchema }),
  },
  'skarov.md 11.5',
);

export const { conditionSchema, effectSchema } = vocabulary;
