import { mattering, revealing, secret, type RedactedOf, type Tagged } from '#kernel';
import { z } from 'zod';
import { oil, seat } from './words.js';

const lantern = z
  .strictObject({
    seat,
    oil,
    lit: z.boolean().meta({ description: 'It stayed lit.' }),
    points: z.int().meta({ description: 'Points that it scores: its oil beyond the wind.' }),
  })
  .meta({ id: 'Lantern', description: "A keeper's lantern after a storm." });

const die = z.int().min(1).max(6);
const winds = z
  .array(die)
  .meta({ description: 'The faces of the dice: 1 to 6. Two dice in the last storm, one before.' });
const wind = die.meta({ description: 'Strength of the wind: the highest of the dice.' });

/** The events of the game. */
export const events = {
  handDealt: mattering(
    'DETAIL',
    revealing(z.strictObject({ seat, oils: secret(z.array(oil), { seat: 'seat' }) }), {
      oils: { seat: 'seat' },
    }).meta({ description: 'A keeper is dealt a hand (LANTERN-002).' }),
  ),
  cardChosen: z
    .strictObject({ seat, oil: secret(oil, { seat: 'seat' }) })
    .meta({ description: 'A keeper has put a card under the lantern (LANTERN-004).' }),
  stormBroke: mattering(
    'TURNING_POINT',
    revealing(z.strictObject({ winds, wind, lanterns: z.array(lantern) }), {
      lanterns: 'everyone',
    }).meta({ description: 'The dice are the wind, and lanterns go out or stay lit (LANTERN-005, LANTERN-006).' }),
  ),
  keeperLeft: z.strictObject({ seat }).meta({ description: 'A keeper leaves the game permanently (LANTERN-007).' }),
} as const;

export type Event = Tagged<typeof events>;

/** An event as a viewer gets it: what is secret may be absent. */
export type SeenEvent = RedactedOf<typeof events>;
