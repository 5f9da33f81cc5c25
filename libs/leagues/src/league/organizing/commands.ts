import { z } from 'zod';
import { planSchema } from '../plan.js';
import { reasonSchema } from '../reason.js';
import { aboutSchema } from './about.js';

const season = z.int().min(1).meta({ description: 'Number of the season.' });
const account = z.string().min(1).max(200).meta({ description: 'Id of the account.' });
const reason = reasonSchema.meta({ description: 'The reason, which is public.' });
const about = aboutSchema.meta({ description: 'All that organizers say of it: replaces what they said before.' });

/** The roles of organizers that do not follow from opening the league. */
export const roleSchema = z
  .enum(['OWNER', 'JUDGE', 'SCOREKEEPER'])
  .meta({ id: 'Role', description: 'The role of an organizer: each may do all that the later ones may.' });

/** The commands of owners about their league itself. */
export const organizingCommands = {
  appoint: z
    .strictObject({ account, role: roleSchema.meta({ description: 'The role, in place of an earlier one.' }), reason })
    .meta({ description: 'Gives an account a role in the league.' }),
  dismiss: z.strictObject({ account, reason }).meta({
    description: 'Takes the role of an account; the last owner keeps it.',
  }),
  describeLeague: z.strictObject({ about }).meta({ description: 'Says what the league is.' }),
  describeSeason: z.strictObject({ season, about }).meta({ description: 'Says what a season is.' }),
  changePlan: z
    .strictObject({ season, plan: planSchema, reason })
    .meta({ description: 'Changes the whole plan of a season, before its first round is paired.' }),
  archiveLeague: z.strictObject({ reason }).meta({
    description:
      'Archives the league: it stays readable at its address, is in no list, and takes no command. Its seasons have to be closed.',
  }),
  restoreLeague: z.strictObject({ reason }).meta({ description: 'Takes the league out of the archive.' }),
  deleteLeague: z
    .strictObject({ reason })
    .meta({ description: 'Deletes a league in which no round was paired. It cannot be restored.' }),
} as const;
