import { mattering, revealing } from '#kernel';
import { z } from 'zod';
import { characteristicSchema } from '../content/words.js';
import {
  by,
  count,
  figure,
  figures,
  hero,
  hidden,
  power,
  source,
  space,
  test,
  testKey,
  windowOptionSchema,
} from './event-fields.js';
import { weighedSchema, type EventTerms } from './event-terms.js';

/** Activations and moves. */
export const activationEvents = (terms: EventTerms) => {
  const { side, rules } = terms;
  return {
    heroActivated: revealing(
      z
        .strictObject({ side, heroId: hero, actions: count, sidekicks: figures })
        .meta({ description: `The top initiative card is turned up (${rules.activated}).` }),
      { type: 'everyone', heroId: 'everyone', actions: 'everyone', sidekicks: 'everyone' },
    ),
    cardVoid: revealing(
      mattering(
        'DETAIL',
        z
          .strictObject({ side, heroId: hero })
          .meta({ description: `The card of a hero out of action comes up (${rules.cardVoid}).` }),
      ),
      { type: 'everyone', heroId: 'everyone' },
    ),
    activationEnded: mattering(
      'DETAIL',
      z
        .strictObject({ side, heroId: hero })
        .meta({ description: `The activation is over (${rules.activationEnded}).` }),
    ),
    actionSpent: mattering(
      'DETAIL',
      z.strictObject({ figureId: figure, actions: count, left: count }).meta({ description: 'Actions are paid.' }),
    ),
    figureMoved: z
      .strictObject({
        figureId: figure,
        from: space,
        to: space,
        kind: z.enum(['TRAVEL', 'REPOSITION', 'BREAK_AWAY', 'AUTOMATIC', 'EFFECT']).meta({ id: 'MoveKind' }),
        zones: z.array(z.string()).meta({ description: `The zones entered, in order (${rules.zonesEntered}).` }),
        source: source.optional(),
        weighed: weighedSchema(terms).optional(),
      })
      .meta({ description: 'A figure has moved.' }),
    powerUsed: z
      .strictObject({ figureId: figure, powerId: power, reaction: z.boolean() })
      .meta({ description: `A power is used (${rules.powerUsed}).` }),
    reactionDeclined: mattering(
      'DETAIL',
      z.strictObject({ ...by, powerId: power }).meta({ description: 'A power that was offered is not used.' }),
    ),
  };
};

/** Characteristic tests. */
export const testEvents = ({ rules }: EventTerms) => ({
  testAttempted: mattering(
    'DETAIL',
    z
      .strictObject({
        heroId: hero,
        testKey: testKey,
        testId: test,
        characteristic: characteristicSchema,
        value: z.int(),
        dice: count,
        toTotal: z
          .int()
          .optional()
          .meta({ description: `Added to the dice: by tokens on the result, or by a rule (${rules.onResult}).` }),
        sure: z.boolean().meta({ description: `It cannot fail; nothing is rolled (${rules.sure}).` }),
        afar: z.boolean(),
      })
      .meta({ description: `A test is attempted (${rules.tested}).` }),
  ),
  testRolled: mattering(
    'DETAIL',
    z.strictObject({ heroId: hero, faces: z.array(z.int()), total: z.int() }).meta({ description: 'The test dice.' }),
  ),
  testResolved: z
    .strictObject({
      heroId: hero,
      testKey: testKey,
      testId: test,
      characteristic: characteristicSchema,
      passed: z.boolean(),
      closed: z.boolean().meta({ description: `It will not be attempted again (${rules.testClosed}).` }),
      malus: z.boolean().meta({ description: `A −1 token is put on it (${rules.malus}).` }),
    })
    .meta({ description: 'A test is passed or failed.' }),
  testChanged: z
    .strictObject({
      testKey: testKey,
      change: z.int(),
      toTotal: z
        .int()
        .optional()
        .meta({ description: `Tokens on its result, where that has changed (${rules.onResult}).` }),
      closed: z.boolean(),
      source,
    })
    .meta({ description: 'A test becomes harder, easier, open or closed.' }),
});

/** Questions that interrupt, and what is chosen. */
export const windowEvents = (terms: EventTerms) => {
  const { rules } = terms;
  return {
    windowOpened: mattering(
      'DETAIL',
      z
        .strictObject({
          ...by,
          kind: z.enum(['REACTION', 'PUSH', 'CHOICE']).meta({ id: 'WindowKind' }),
          figureId: figure.optional(),
          powerId: power.optional(),
          source: source.optional(),
          options: z.array(windowOptionSchema),
          stack: hidden(z.string()).meta({ description: 'The continuation afterwards, for the rules.' }),
        })
        .meta({ description: `A seat is asked, and the running effect is interrupted (${rules.interrupted}).` }),
    ),
    windowClosed: mattering('DETAIL', z.strictObject({}).meta({ description: 'The question is answered, or gone.' })),
    choiceMade: mattering(
      'DETAIL',
      z
        .strictObject({
          seat: by.seat.nullable(),
          source,
          optionId: z.string().max(80),
          staysId: figure
            .optional()
            .meta({ description: 'The figure that stays where it is: the option is its own space.' }),
          weighed: weighedSchema(terms).optional(),
        })
        .meta({ description: `An open choice of a text is made: by a seat, or by the rules (${rules.chosen}).` }),
    ),
  };
};
