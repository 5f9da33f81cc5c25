import { z } from 'zod';

const season = z.int().min(1).meta({ description: 'Number of the season.' });
const player = z
  .string()
  .min(1)
  .max(200)
  .meta({ description: 'The participant: the id of an account, or the name of a team.' });
const account = z.string().min(1).max(200);
const played = account.meta({ description: 'The account that plays the deck.' });
const by = account.meta({ description: 'Account that decided, or `system`.' });
const commitment = z.string().regex(/^[0-9a-f]{64}$/);

/** The commands about the decks of a season. */
export const deckCommandSchemas = {
  submitDeck: z
    .strictObject({
      season,
      player,
      account: account.optional().meta({
        description: 'The account that plays the deck: of an individual, or a member of the team. By default your own.',
      }),
      commitment,
    })
    .meta({
      description:
        'Submits a deck for the season, or another one in its place: a copy, with which all its games are played.',
    }),
  dropWithoutDeck: z.strictObject({ season }),
} as const;

/** The events about the decks of a season. */
export const deckEventSchemas = {
  deckSubmitted: z
    .strictObject({
      season,
      player,
      account: played,
      commitment: commitment.meta({
        description:
          'SHA-256 of the deck and its salt, in hexadecimal digits. The deck itself is in no event before it is shown.',
      }),
      by,
    })
    .meta({ description: 'A deck was submitted, in place of an earlier one of the same account.' }),
  deckShown: z
    .strictObject({
      season,
      player,
      account: played,
      salt: z.string().min(1).meta({ description: 'The random text that was hashed with the deck.' }),
      content: z.string().min(1).meta({
        description: 'What the account brings to its games, as canonical JSON: with the salt it gives the commitment.',
      }),
      by,
    })
    .meta({ description: 'A submitted deck was shown to all.' }),
  deckLost: z
    .strictObject({ season, player, account: played, by })
    .meta({ description: 'A submitted deck cannot be shown: the server has lost the key to it.' }),
} as const;
