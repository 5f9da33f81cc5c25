import { mattering, revealing } from '#kernel';
import { z } from 'zod';
import { by, own, shown, space } from '../events/event-fields.js';

/** The option to reinforce (II.C). */
export const reinforcingEvents = {
  shieldReinforced: revealing(
    z
      .strictObject({
        ...by,
        from: space,
        to: space,
        card: own(shown),
        emptied: z.boolean().meta({ description: 'No garrison is left where it came from.' }),
      })
      .meta({ description: 'A creature joins the shield that was turned; which one only its owner sees (GUARD-084).' }),
    { emptied: 'everyone' },
  ),
  reinforcingEnded: mattering(
    'DETAIL',
    z.strictObject({ ...by }).meta({ description: 'No further creature joins (GUARD-084).' }),
  ),
};
