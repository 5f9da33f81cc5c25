import { z } from 'zod';
import { momentSchema } from '../moment.js';

/** Who reads the decks of a season, in a sentence each. */
export const deckWords = {
  JUDGES: 'Owners and judges of the league, and never others.',
  AT_THE_END: 'Owners and judges of the league, and all others when the season is closed.',
  PUBLIC: 'All, as soon as a deck is submitted.',
} as const;

const names = Object.keys(deckWords) as [keyof typeof deckWords];

const decksPlanSchema = z
  .strictObject({
    required: z.boolean().default(true).meta({
      description:
        'true: participants without a deck for each of their accounts cannot check in, and are dropped at the deadline and when a round is paired.',
    }),
    deadline: momentSchema.optional().meta({
      description:
        'Until when decks are submitted and replaced, for participants of that time; by default until the first round is paired.',
    }),
    shown: z.enum(names).meta({ id: 'DecksShown', description: 'Who reads the decks of a season.' }).meta({
      description:
        'Who reads a deck in the league, apart from the account that plays it. A finished game shows all that happened in it, and what was brought to it, to all who see that game.',
    }),
  })
  .meta({ id: 'Decks', description: 'The decks, or bases, with which the season is played.' });

/** The part of a plan about decks. Absent in plans from before it: players bring to each game what they like. */
export const decksPlan = {
  decks: decksPlanSchema.optional().meta({
    description:
      'Players submit a deck for the whole season, where the game has decks or bases; by default they bring one to each game.',
  }),
} as const;
