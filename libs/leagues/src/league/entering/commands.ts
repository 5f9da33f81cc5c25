import { z } from 'zod';
import { reasonSchema } from '../reason.js';

const season = z.int().min(1).meta({ description: 'Number of the season.' });
const player = z
  .string()
  .min(1)
  .max(200)
  .meta({ description: 'The participant: the id of an account, or the name of a team.' });
const round = z.int().min(1).max(100).meta({ description: 'Number of the round: one that is not paired yet.' });
const reason = reasonSchema.meta({ description: 'The reason, which is public.' });

/** The commands about entering a season. */
export const enteringCommands = {
  approve: z
    .strictObject({ season, player })
    .meta({ description: 'Approves a participant, which is entered, or goes on the waiting list.' }),
  reject: z.strictObject({ season, player, reason }).meta({ description: 'Rejects a participant that has applied.' }),
  setJoinCode: z.strictObject({ season }).meta({
    description:
      'Makes a join code, which replaces an earlier one. From then on players need it to enter. Only organizers see it: `LeagueSeason.joinCode`.',
  }),
  removeJoinCode: z
    .strictObject({ season })
    .meta({ description: 'Removes the join code: players need none to enter.' }),
  checkIn: z.strictObject({ season, player }).meta({ description: 'Checks a participant in, before the first round.' }),
  requestBye: z
    .strictObject({ season, player, round })
    .meta({ description: 'Asks not to play a coming round, for the points `halfBye` of the plan.' }),
  cancelBye: z.strictObject({ season, player, round }).meta({ description: 'Plays that round after all.' }),
  pause: z
    .strictObject({ season, player })
    .meta({ description: 'Pauses: the next rounds are paired without the participant, until it resumes.' }),
  resume: z.strictObject({ season, player }).meta({
    description: 'Ends a pause, or returns after a withdrawal while the season still takes late entries.',
  }),
} as const;
