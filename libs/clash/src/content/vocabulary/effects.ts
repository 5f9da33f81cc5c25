import { z } from 'zod';
import { attackModeSchema, characteristicSchema, idSchema } from '../../words.js';
import { conditionSchema, type Condition } from './conditions.js';
import { anySideSchema, figuresSchema, placeSchema, type Figures, type Place } from './figures.js';
import { localizedSchema, number, oneOf, small } from './one-word.js';

/** How long a modifier lasts. */
export const untilSchema = z.enum(['ACTIVATION', 'TURN', 'GAME']).meta({ id: 'Until' });

/** What an automatic or granted move wants (CLASH-227). */
export const wishSchema = z.enum(['ADJACENT', 'SIGHT', 'ZONE', 'SPACE']).meta({ id: 'Wish' });

export interface Effect {
  move?:
    | {
        who: Figures;
        toward?: Place | undefined;
        away?: Place | undefined;
        /** By way of tokens of this kind: the nearest that lies nearer to `toward` than the figure; without one it stays. */
        along?: string | undefined;
        want?: z.output<typeof wishSchema> | undefined;
        zones?: number | undefined;
      }
    | undefined;
  /** The seat of the acting hero moves a figure: a window with every reachable space. */
  moveFreely?: { who: Figures; zones?: number | undefined; ignoreEnemies?: boolean | undefined } | undefined;
  place?: { who: Figures; at: Place } | undefined;
  swap?: { a: Figures; b: Figures } | undefined;
  push?: { who: Figures; from: Figures; steps: number } | undefined;
  spawn?: { sheet: string; count: number; at: Place } | undefined;
  remove?:
    | {
        figures?: Figures | undefined;
        tokens?: string | undefined;
        objects?: string | undefined;
        count?: number | undefined;
      }
    | undefined;
  putToken?: { kind: string; at: Place } | undefined;
  takeToken?: { kind: string; at: Place } | undefined;
  putObject?: { kind: string; at: Place } | undefined;
  setDoor?: { door: string; open: boolean } | undefined;
  attack?:
    | {
        who: Figures;
        target?: Figures | undefined;
        kind?: z.output<typeof attackModeSchema> | undefined;
        combat?: number | undefined;
        power?: number | undefined;
        damage?: number | undefined;
        push?: number | undefined;
      }
    | undefined;
  damage?: { who: Figures; points: number } | undefined;
  heal?: { who: Figures; points: number } | undefined;
  modify?:
    | {
        who: Figures;
        characteristic: z.output<typeof characteristicSchema>;
        by: number;
        until: z.output<typeof untilSchema>;
      }
    | undefined;
  drawWound?: { who: Figures } | undefined;
  discardCard?: { who: Figures } | undefined;
  loseAction?: { who: Figures; actions: number } | undefined;
  giveAction?: { who: Figures; actions: number } | undefined;
  track?: { by: number } | undefined;
  /** Fewer dice; with `onResult` a token that takes `by` off the total of its dice instead (CLASH-160). */
  easeTest?: { test: string; by: number; onResult?: boolean | undefined } | undefined;
  /** More dice; with `onResult` a token that adds `by` to the total of its dice instead (CLASH-160). */
  hardenTest?: { test: string; by: number; onResult?: boolean | undefined } | undefined;
  openTest?: { test: string } | undefined;
  closeTest?: { test: string } | undefined;
  award?: { article: string; side: 'A' | 'B' | 'SIDE' | 'OWN' | 'OTHER' } | undefined;
  endGame?: 'VILLAIN' | 'PAGES' | undefined;
  /** In a reaction before the roll: dice of the running attack. In one after it: one success more or less, a die again. */
  changeRoll?:
    | {
        combat?: number | undefined;
        power?: number | undefined;
        successes?: number | undefined;
        reroll?: number | undefined;
        defense?: number | undefined;
      }
    | undefined;
  preventDamage?: { points: number } | undefined;
  redirectAttack?: { to: Figures } | undefined;
  addDamage?: { points: number } | undefined;
  if?: { condition: Condition; then: Effect[]; else?: Effect[] | undefined } | undefined;
  /** Each of them in turn is CHOSEN, and SELF where nobody else is. */
  each?: { figures: Figures; do: Effect[] } | undefined;
  roll?: { die: 'COMBAT' | 'POWER' | 'TEST'; table: { atLeast: number; do: Effect[] }[] } | undefined;
  /** The seat of the acting hero (`OWNER`), or of the hero concerned, picks a figure that then is CHOSEN. */
  chooseFigure?: { among: Figures; optional?: boolean | undefined; do: Effect[] } | undefined;
  choose?:
    | {
        seat: 'OWNER' | 'CAUSE' | 'TARGET';
        optional?: boolean | undefined;
        options: { text: { en: string; fr: string }; do: Effect[] }[];
      }
    | undefined;
  oneOf?: { options: Effect[][] } | undefined;
}

const points = z.int().min(1).max(9);
const onResult = z
  .boolean()
  .optional()
  .meta({ description: 'A token on the result of the test, not on its difficulty (CLASH-160).' });

export const effectSchema: z.ZodType<Effect> = oneOf(
  {
    move: z.strictObject({
      who: figuresSchema,
      toward: placeSchema.optional(),
      away: placeSchema.optional(),
      along: idSchema.optional().meta({
        description:
          'By way of tokens of this kind: to the nearest of those that lie nearer to `toward` than the figure does; without one it stays (CLASH-270).',
      }),
      want: wishSchema.optional(),
      zones: z.int().min(0).max(9).optional(),
    }),
    moveFreely: z.strictObject({
      who: figuresSchema,
      zones: z
        .int()
        .min(0)
        .max(9)
        .optional()
        .meta({ description: 'Zones instead of its speed; 0 is its own zone only.' }),
      ignoreEnemies: z.boolean().optional(),
    }),
    place: z.strictObject({ who: figuresSchema, at: placeSchema }),
    swap: z.strictObject({ a: figuresSchema, b: figuresSchema }),
    push: z.strictObject({ who: figuresSchema, from: figuresSchema, steps: small }),
    spawn: z.strictObject({ sheet: idSchema, count: small, at: placeSchema }),
    remove: z.strictObject({
      figures: figuresSchema.optional(),
      tokens: idSchema.optional(),
      objects: idSchema.optional(),
      count: small.optional(),
    }),
    putToken: z.strictObject({ kind: idSchema, at: placeSchema }),
    takeToken: z.strictObject({ kind: idSchema, at: placeSchema }),
    putObject: z.strictObject({ kind: idSchema, at: placeSchema }),
    setDoor: z.strictObject({ door: idSchema, open: z.boolean() }),
    attack: z.strictObject({
      who: figuresSchema,
      target: figuresSchema.optional(),
      kind: attackModeSchema.optional(),
      combat: number.optional(),
      power: number.optional(),
      damage: points.optional(),
      push: small.optional(),
    }),
    damage: z.strictObject({ who: figuresSchema, points }),
    heal: z.strictObject({ who: figuresSchema, points }),
    modify: z.strictObject({
      who: figuresSchema,
      characteristic: characteristicSchema,
      by: number,
      until: untilSchema,
    }),
    drawWound: z.strictObject({ who: figuresSchema }),
    discardCard: z.strictObject({ who: figuresSchema }),
    loseAction: z.strictObject({ who: figuresSchema, actions: small }),
    giveAction: z.strictObject({ who: figuresSchema, actions: small }),
    track: z.strictObject({ by: number }),
    easeTest: z.strictObject({ test: idSchema, by: small, onResult }),
    hardenTest: z.strictObject({ test: idSchema, by: small, onResult }),
    openTest: z.strictObject({ test: idSchema }),
    closeTest: z.strictObject({ test: idSchema }),
    award: z.strictObject({ article: idSchema, side: anySideSchema }),
    endGame: z.enum(['VILLAIN', 'PAGES']).meta({ id: 'GameEnd' }),
    changeRoll: z.strictObject({
      combat: number.optional(),
      power: number.optional(),
      successes: number.optional(),
      reroll: small.optional(),
      defense: number.optional(),
    }),
    preventDamage: z.strictObject({ points }),
    redirectAttack: z.strictObject({ to: figuresSchema }),
    addDamage: z.strictObject({ points }),
    get if() {
      return z.strictObject({
        condition: conditionSchema,
        then: z.array(effectSchema),
        else: z.array(effectSchema).optional(),
      });
    },
    get each() {
      return z.strictObject({ figures: figuresSchema, do: z.array(effectSchema).min(1) });
    },
    get roll() {
      return z.strictObject({
        die: z.enum(['COMBAT', 'POWER', 'TEST']).meta({ id: 'DieKind' }),
        table: z.array(z.strictObject({ atLeast: z.int().min(0), do: z.array(effectSchema) })).min(1),
      });
    },
    get chooseFigure() {
      return z.strictObject({
        among: figuresSchema,
        optional: z.boolean().optional(),
        do: z.array(effectSchema).min(1),
      });
    },
    get choose() {
      return z.strictObject({
        seat: z.enum(['OWNER', 'CAUSE', 'TARGET']).meta({ id: 'AskedSeat' }),
        optional: z.boolean().optional(),
        options: z.array(z.strictObject({ text: localizedSchema, do: z.array(effectSchema).min(1) })).min(1),
      });
    },
    get oneOf() {
      return z.strictObject({ options: z.array(z.array(effectSchema)).min(2) });
    },
  },
  'Effect',
  'One thing that a card, sheet, object or scenario does (clash.md 11).',
);
