import { z } from 'zod';
import { planSchema } from '../plan.js';
import { reasonSchema } from '../reason.js';
import { aboutSchema } from './about.js';
import { roleSchema } from './commands.js';

const season = z.int().min(1).meta({ description: 'Number of the season.' });
const account = z.string().min(1).meta({ description: 'The organizer of the league whom it is about.' });
const by = z.string().min(1).meta({ description: 'Account that decided it.' });
const reason = reasonSchema.meta({ description: 'The reason, in the words of its author.' });
const about = aboutSchema.meta({ description: 'All that organizers say of it.' });

/** The events of a league itself. */
export const organizingEvents = {
  appointed: z
    .strictObject({ account, role: roleSchema.meta({ description: 'What it may do from now on.' }), by, reason })
    .meta({ description: 'An account was given a role in the league.' }),
  dismissed: z
    .strictObject({ account, by, reason })
    .meta({ description: 'An account has no role in the league any more.' }),
  described: z.strictObject({ about, by }).meta({ description: 'Organizers said what the league is.' }),
  seasonDescribed: z.strictObject({ season, about, by }).meta({ description: 'Organizers said what a season is.' }),
  planChanged: z
    .strictObject({ season, plan: planSchema, by, reason })
    .meta({ description: 'The plan of a season was changed before its first round.' }),
  archived: z.strictObject({ by, reason }).meta({ description: 'The league was archived.' }),
  restored: z.strictObject({ by, reason }).meta({ description: 'The league was taken out of the archive.' }),
  deleted: z.strictObject({ by, reason }).meta({ description: 'The league was deleted.' }),
} as const;
