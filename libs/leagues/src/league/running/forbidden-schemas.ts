import { z } from 'zod';
import { reasonSchema } from '../reason.js';

const season = z.int().min(1).meta({ description: 'Number of the season.' });
const players = z
  .array(z.string().min(1).max(200))
  .length(2)
  .meta({ description: 'The two participants: ids of individual accounts, or names of teams.' });
const by = z.string().min(1).meta({ description: 'Account that decided it.' });
const reason = reasonSchema.meta({ description: 'The reason, which is public.' });

/** The commands about pairings that must not be. */
export const forbiddenCommandSchemas = {
  forbidPairing: z
    .strictObject({ season, players, reason })
    .meta({ description: 'Two participants are not to be paired from the next pairing on.' }),
  allowPairing: z
    .strictObject({ season, players, reason })
    .meta({ description: 'Two participants may be paired again.' }),
} as const;

/** The events about pairings that must not be. */
export const forbiddenEventSchemas = {
  pairingForbidden: z
    .strictObject({ season, players, by, reason })
    .meta({ description: 'Two participants are no longer paired.' }),
  pairingAllowed: z
    .strictObject({ season, players, by, reason })
    .meta({ description: 'Two participants may be paired again.' }),
} as const;

/** Two participants who are not to be paired. */
export interface ForbiddenPairing {
  readonly players: readonly string[];
  readonly by: string;
  readonly reason: string;
}
