import { z } from 'zod';

const season = z.int().min(1).meta({ description: 'Number of the season.' });
const account = z.string().min(1).max(200);
const player = account.meta({ description: 'The name of the team.' });

/** The command about the boards of teams. */
export const boardCommandSchemas = {
  lineUp: z
    .strictObject({
      season,
      player,
      members: z.array(account).min(2).max(12).meta({
        description:
          'The members who play, one a board, in the order in which the team was entered: without one of them the next ones move up.',
      }),
    })
    .meta({
      description:
        'Says who plays for a team on its boards, from the next pairing on. A round that is paired keeps its players.',
    }),
} as const;

/** The event about the boards of teams. */
export const boardEventSchemas = {
  linedUp: z
    .strictObject({
      season,
      player,
      members: z
        .array(account)
        .min(2)
        .meta({ description: 'The members who play from the next pairing on, one a board.' }),
      by: account.meta({ description: 'Account that decided it.' }),
    })
    .meta({ description: 'A team said who plays on its boards.' }),
} as const;
