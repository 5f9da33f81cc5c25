import { mattering } from '#kernel';
import { z } from 'zod';
import { by, space } from '../events/event-fields.js';

/** Steps II.B to II.D. */
export const turningEvents = {
  shieldTurned: mattering(
    'DETAIL',
    z
      .strictObject({ ...by, space })
      .meta({ description: 'The active seat turns one of its shields, which then has an option (GUARD-064).' }),
  ),
  shieldPassed: mattering(
    'DETAIL',
    z.strictObject({ ...by }).meta({ description: 'The shield that was turned stays where it is (GUARD-066).' }),
  ),
  activeChanged: mattering(
    'DETAIL',
    z.strictObject({ ...by }).meta({ description: 'It is for this seat to turn a shield (GUARD-082).' }),
  ),
  shieldsUnturned: mattering(
    'DETAIL',
    z.strictObject({}).meta({ description: 'All shields are unturned; the turn is over (GUARD-213).' }),
  ),
};
