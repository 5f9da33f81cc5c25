import { mattering, revealing, secret, type RedactedOf, type Tagged } from '#kernel';
import { z } from 'zod';
import { oil, seat } from './words.js';

const lantern = z
  .strictObject({ seat, oil, lit: z.boolean(), points: z.int() })
  .meta({ id: 'Lantern', description: "A keeper's lantern after a storm." });

/** What can happen. */
export const events = {
  handDealt: mattering(
    'DETAIL',
    revealing(z.strictObject({ seat, oils: secret(z.array(oil), { seat: 'seat' }) }), {
      oils: { seat: 'seat' },
    }),
  ),
  cardChosen: z.strictObject({ seat, oil: secret(oil, { seat: 'seat' }) }),
  stormBroke: mattering(
    'TURNING_POINT',
    revealing(z.strictObject({ winds: z.array(z.int().min(1).max(6)), lanterns: z.array(lantern) }), {
      lanterns: 'everyone',
    }),
  ),
  keeperLeft: z.strictObject({ seat }),
} as const;

export type Event = Tagged<typeof events>;

/** An event as a viewer gets it: what is secret may be absent. */
export type SeenEvent = RedactedOf<typeof events>;
