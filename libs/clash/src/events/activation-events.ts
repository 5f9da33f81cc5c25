import { mattering, revealing } from '#kernel';
import { z } from 'zod';
import { attackModeSchema, characteristicSchema, objectUseSchema } from '../words.js';
import {
  by,
  count,
  figure,
  figures,
  hero,
  hidden,
  object,
  pieceKind,
  power,
  side,
  source,
  space,
  specialAction,
  test,
  testKey,
  weighed,
} from './event-fields.js';

const faces = z.array(z.string().max(4)).meta({ description: 'Faces in the order rolled, as on the die.' });

/** A window's options, as the view shows them. */
export const windowOptionSchema = z
  .strictObject({
    optionId: z.string().max(80),
    kind: z.enum(['FIGURE', 'SPACE', 'TEXT', 'DECLINE', 'DIE', 'CARD']).meta({ id: 'OptionKind' }),
  })
  .meta({ id: 'WindowOption' });

/** Activations, moves, attacks, tests and windows (clash.md 5.12 to 5.15). */
export const activationEvents = {
  heroActivated: revealing(
    z
      .strictObject({ side, heroId: hero, actions: count, sidekicks: figures })
      .meta({ description: 'The top initiative card is turned up (CLASH-119).' }),
    { type: 'everyone', heroId: 'everyone', actions: 'everyone', sidekicks: 'everyone' },
  ),
  cardVoid: revealing(
    mattering(
      'DETAIL',
      z
        .strictObject({ side, heroId: hero })
        .meta({ description: 'The card of a hero out of action comes up (CLASH-121).' }),
    ),
    { type: 'everyone', heroId: 'everyone' },
  ),
  activationEnded: mattering(
    'DETAIL',
    z.strictObject({ side, heroId: hero }).meta({ description: 'The activation is over (CLASH-242).' }),
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
      zones: z.array(z.string()).meta({ description: 'The zones entered, in order (CLASH-244).' }),
      source: source.optional(),
      weighed: weighed.optional(),
    })
    .meta({ description: 'A figure has moved.' }),
  attackDeclared: mattering(
    'DETAIL',
    z
      .strictObject({
        attackerId: figure,
        targetId: figure,
        mode: attackModeSchema,
        source: source.optional().meta({ description: 'Power, object or item that makes the attack.' }),
        weighed: weighed.optional(),
      })
      .meta({ description: 'An attack is declared and paid for (CLASH-135).' }),
  ),
  attackVoid: z
    .strictObject({ attackerId: figure, targetId: figure })
    .meta({ description: 'It has become impossible and misses without a roll (CLASH-212).' }),
  attackRedirected: z
    .strictObject({ attackerId: figure, from: figure, to: figure, source })
    .meta({ description: 'A power makes somebody else the target.' }),
  attackRolled: mattering(
    'DETAIL',
    z
      .strictObject({
        attackerId: figure,
        targetId: figure,
        combat: faces,
        power: faces,
        rerolls: z.array(faces).meta({ description: 'POW dice rolled on, round after round (CLASH-147).' }),
        successes: count,
      })
      .meta({ description: 'The dice of an attack (CLASH-143 to CLASH-147).' }),
  ),
  rollChanged: z
    .strictObject({
      figureId: figure.meta({ description: 'Whose roll it is.' }),
      by: figure.optional().meta({ description: 'Whose power it is.' }),
      source,
      die: count
        .optional()
        .meta({ description: 'The die rolled again, as the window numbers it; `faces` are its own.' }),
      faces,
      rerolls: z.array(faces),
      successes: z.int(),
    })
    .meta({ description: 'A power has changed a roll (CLASH-267); `successes` is the new total.' }),
  attackResolved: z
    .strictObject({ attackerId: figure, targetId: figure, successes: count, defense: count, hit: z.boolean() })
    .meta({ description: 'The successes are compared with the defense (CLASH-148).' }),
  figurePushed: z
    .strictObject({
      figureId: figure,
      from: space,
      to: space,
      by: figure.optional(),
      source: source.optional(),
      weighed: weighed.optional(),
    })
    .meta({ description: 'A figure is pushed back (CLASH-150).' }),
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
        sure: z.boolean().meta({ description: 'It cannot fail; nothing is rolled (CLASH-161).' }),
        afar: z.boolean(),
        objectId: object.optional(),
        use: objectUseSchema.optional(),
      })
      .meta({ description: 'A test is attempted (CLASH-155).' }),
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
      closed: z.boolean().meta({ description: 'It will not be attempted again (CLASH-247).' }),
      malus: z.boolean().meta({ description: 'A −1 token is put on it (CLASH-159).' }),
      use: objectUseSchema
        .optional()
        .meta({ description: 'The use of an object that it began: no test for missions (CLASH-269).' }),
    })
    .meta({ description: 'A test is passed or failed.' }),
  objectUsed: z
    .strictObject({ heroId: hero, objectId: object, kindId: pieceKind, use: objectUseSchema })
    .meta({ description: 'An object does what its card says (CLASH-101, CLASH-102).' }),
  powerUsed: z
    .strictObject({ figureId: figure, powerId: power, reaction: z.boolean() })
    .meta({ description: 'A power is used (CLASH-059, CLASH-211).' }),
  reactionDeclined: mattering(
    'DETAIL',
    z.strictObject({ ...by, powerId: power }).meta({ description: 'A power that was offered is not used.' }),
  ),
  pushDeclined: mattering('DETAIL', z.strictObject({ ...by }).meta({ description: 'The attacker does not push.' })),
  specialActionPerformed: z
    .strictObject({ heroId: hero, specialActionId: specialAction })
    .meta({ description: 'A special action of the sheet.' }),
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
        stack: hidden(z.string()).meta({ description: 'What goes on afterwards, for the rules.' }),
      })
      .meta({ description: 'A seat is asked, and what runs is interrupted (CLASH-243).' }),
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
        weighed: weighed.optional(),
      })
      .meta({ description: 'What a text left open is chosen: by a seat, or by the rules (CLASH-232).' }),
  ),
};
