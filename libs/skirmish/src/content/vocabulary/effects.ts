import { z } from 'zod';
import { attackModeSchema, characteristicSchema, idSchema } from '../words.js';
import type { Parts, WideDialect } from './dialect.js';
import type { AnySide, Effect } from './language.js';
import { localizedSchema, oneOf, smallCount, wordNumber } from './one-word.js';
import { wishSchema, untilSchema } from './terms.js';

const points = z.int().min(1).max(9);

/** The schema of effects. */
export function effectSchemaOf(
  { effects, cited }: WideDialect,
  parts: Parts,
  anySideSchema: z.ZodType<AnySide>,
): z.ZodType<Effect> {
  const { figuresSchema, placeSchema, conditionSchema } = parts;
  const onResult = z
    .boolean()
    .optional()
    .meta({ description: `A token on the result of the test, not on its difficulty (${cited.onResult}).` });
  const effectSchema: z.ZodType<Effect> = oneOf(
    {
      move: z.strictObject({
        who: figuresSchema,
        toward: placeSchema.optional(),
        away: placeSchema.optional(),
        along: idSchema.optional().meta({
          description: `By way of tokens of this kind: to the nearest of those that lie nearer to \`toward\` than the figure does; without one it stays (${cited.along}).`,
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
      push: z.strictObject({ who: figuresSchema, from: figuresSchema, steps: smallCount }),
      spawn: z.strictObject({ sheet: idSchema, count: smallCount, at: placeSchema }),
      remove: z.strictObject({
        figures: figuresSchema.optional(),
        tokens: idSchema.optional(),
        count: smallCount.optional(),
      }),
      putToken: z.strictObject({ kind: idSchema, at: placeSchema }),
      takeToken: z.strictObject({ kind: idSchema, at: placeSchema }),
      setDoor: z.strictObject({ door: idSchema, open: z.boolean() }),
      attack: z.strictObject({
        who: figuresSchema,
        target: figuresSchema.optional(),
        kind: attackModeSchema.optional(),
        combat: wordNumber.optional(),
        power: wordNumber.optional(),
        damage: points.optional(),
        push: smallCount.optional(),
      }),
      damage: z.strictObject({ who: figuresSchema, points }),
      heal: z.strictObject({ who: figuresSchema, points }),
      modify: z.strictObject({
        who: figuresSchema,
        characteristic: characteristicSchema,
        by: wordNumber,
        until: untilSchema,
      }),
      drawWound: z.strictObject({ who: figuresSchema }),
      discardCard: z.strictObject({ who: figuresSchema }),
      loseAction: z.strictObject({ who: figuresSchema, actions: smallCount }),
      giveAction: z.strictObject({ who: figuresSchema, actions: smallCount }),
      easeTest: z.strictObject({ test: idSchema, by: smallCount, onResult }),
      hardenTest: z.strictObject({ test: idSchema, by: smallCount, onResult }),
      openTest: z.strictObject({ test: idSchema }),
      closeTest: z.strictObject({ test: idSchema }),
      award: z.strictObject({ article: idSchema, side: anySideSchema }),
      changeRoll: z.strictObject({
        combat: wordNumber.optional(),
        power: wordNumber.optional(),
        successes: wordNumber.optional(),
        reroll: smallCount.optional(),
        defense: wordNumber.optional(),
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
      ...effects(parts),
    },
    'Effect',
    `One thing that a card, sheet, object or scenario does (${cited.effects}).`,
  );
  return effectSchema;
}
