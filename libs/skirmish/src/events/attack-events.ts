import { mattering } from '#kernel';
import { z } from 'zod';
import { attackModeSchema } from '../content/words.js';
import { by, count, faces, figure, source, space } from './event-fields.js';
import { weighedSchema, type EventTerms } from './event-terms.js';

/** Attacks and pushes. */
export const attackEvents = (terms: EventTerms) => {
  const { rules } = terms;
  const weighed = weighedSchema(terms);
  return {
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
        .meta({ description: `An attack is declared and paid for (${rules.attacked}).` }),
    ),
    attackVoid: z
      .strictObject({ attackerId: figure, targetId: figure })
      .meta({ description: `It has become impossible and misses without a roll (${rules.attackVoid}).` }),
    attackRedirected: z
      .strictObject({ attackerId: figure, from: figure, to: figure, source })
      .meta({ description: 'A power makes another figure the target.' }),
    attackResolved: z
      .strictObject({ attackerId: figure, targetId: figure, successes: count, defense: count, hit: z.boolean() })
      .meta({ description: `The successes are compared with the defense (${rules.compared}).` }),
    figurePushed: z
      .strictObject({
        figureId: figure,
        from: space,
        to: space,
        by: figure.optional(),
        source: source.optional(),
        weighed: weighed.optional(),
      })
      .meta({ description: `A figure is pushed back (${rules.pushed}).` }),
    pushDeclined: mattering('DETAIL', z.strictObject({ ...by }).meta({ description: 'The attacker does not push.' })),
  };
};

/** The dice of attacks and tests, and what powers change in them. */
export const rollEvents = ({ rules }: EventTerms) => ({
  attackRolled: mattering(
    'DETAIL',
    z
      .strictObject({
        attackerId: figure,
        targetId: figure,
        combat: faces,
        power: faces,
        rerolls: z.array(faces).meta({ description: `POW dice rolled on, round after round (${rules.rolledOn}).` }),
        successes: count,
      })
      .meta({ description: `The dice of an attack (${rules.attackDice}).` }),
  ),
  rollChanged: z
    .strictObject({
      figureId: figure.meta({ description: 'The figure that rolls.' }),
      by: figure.optional().meta({ description: 'The owner of the power.' }),
      source,
      die: count
        .optional()
        .meta({ description: 'The die rolled again, as the window numbers it; `faces` are its own.' }),
      faces,
      rerolls: z.array(faces),
      successes: z.int(),
    })
    .meta({ description: `A power has changed a roll (${rules.rollChanged}); \`successes\` is the new total.` }),
});
