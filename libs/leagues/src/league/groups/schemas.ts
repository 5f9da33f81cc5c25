import { z } from 'zod';

const season = z.int().min(1).meta({ description: 'Number of the season.' });
const by = z.string().min(1).meta({ description: 'Account that decided, or `system`.' });
const player = z.string().min(1).max(200);

const groupSchema = z
  .strictObject({ players: z.array(player).min(2).max(1_000).meta({ description: 'Its participants.' }) })
  .meta({ id: 'Group', description: 'A group of a season.' });

const groups = z.array(groupSchema).min(2).max(64).meta({ description: 'The groups, in the order of their numbers.' });

/** The command about the groups of a season. */
export const groupCommandSchemas = {
  formGroups: z
    .strictObject({
      season,
      groups: groups.optional().meta({ description: 'All groups, where they are formed by hand; null for a draw.' }),
    })
    .meta({
      description: 'Forms the groups before the first round: by hand as often as you like, or draws them, once.',
    }),
} as const;

/** The events about the groups of a season. */
export const groupEventSchemas = {
  drawPromised: z
    .strictObject({
      season,
      commitment: z.string().meta({ description: 'SHA-256 of the seed of the draw, in hexadecimal digits.' }),
      by,
    })
    .meta({ description: 'The server promised the seed from which groups will be drawn.' }),
  groupsFormed: z
    .strictObject({
      season,
      groups,
      seed: z.string().min(1).optional().meta({ description: 'The promised seed of a draw; null without a draw.' }),
      by,
    })
    .meta({ description: 'The groups of a season were formed.' }),
} as const;
