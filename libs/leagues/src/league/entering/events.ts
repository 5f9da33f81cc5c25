import { z } from 'zod';
import { reasonSchema } from '../reason.js';
import { factsSchema } from './facts.js';

const account = z.string().min(1);
const season = z.int().min(1).meta({ description: 'Number of the season.' });
const player = account.meta({
  description: 'The participant: the id of an account, or the name of a team.',
});
const by = account.meta({
  description: 'Account that decided, or `system`.',
});
const round = z.int().min(1).meta({ description: 'Number of the round, from 1.' });
const reason = reasonSchema.meta({ description: 'The reason, in the words of its author.' });

/** The facts by which the author was admitted; in events of entering. */
export const facts = factsSchema.optional().meta({
  description: 'The facts about the author at this time; null where the season has no conditions about them.',
});

const applicant = {
  season,
  player,
  members: z.array(account).min(1).meta({ description: 'Accounts that would play for it, in the order of seats.' }),
  number: z.int().min(1).optional().meta({ description: 'Its future seeding; null: the next one.' }),
  facts,
  by,
};

/** Why a participant is dropped other than for a missing check-in, in a sentence each. */
export const droppedWords = {
  NO_DECK: 'It had not submitted a deck for each of its accounts.',
  DECK_REFUSED: 'The rules of the game refuse a deck of it.',
} as const;

/** The events of entering a season. */
export const enteringEvents = {
  applied: z
    .strictObject(applicant)
    .meta({ description: 'A participant applied: an organizer approves or rejects it.' }),
  waitlisted: z
    .strictObject(applicant)
    .meta({ description: 'A participant went on the waiting list: the season has no free place.' }),
  applicationRejected: z
    .strictObject({ season, player, by, reason })
    .meta({ description: 'An organizer rejected a participant that had applied.' }),
  joinCodeSet: z
    .strictObject({
      season,
      salt: z.string().meta({ description: 'From which the server derives the code, under its own secret.' }),
      digest: z.string().meta({ description: 'The SHA-256 digest of the code, in hexadecimal digits.' }),
      by,
    })
    .meta({ description: 'Players need a join code from now on. The code itself is in no event.' }),
  joinCodeRemoved: z.strictObject({ season, by }).meta({ description: 'Players need no join code any more.' }),
  checkedIn: z.strictObject({ season, player, by }).meta({ description: 'A participant checked in.' }),
  dropped: z
    .strictObject({
      season,
      player,
      because: z
        .enum(Object.keys(droppedWords) as [keyof typeof droppedWords])
        .meta({ id: 'DroppedBecause', description: 'Why a participant was dropped.' })
        .optional()
        .meta({
          description: 'Why; null: it had not checked in when the first round was paired.',
        }),
      by,
    })
    .meta({ description: 'A participant was dropped before it had a game.' }),
  byeRequested: z
    .strictObject({ season, player, round, by })
    .meta({ description: 'A participant asked not to play a round.' }),
  byeCancelled: z
    .strictObject({ season, player, round, by })
    .meta({ description: 'A participant plays a round that it had asked not to play.' }),
  paused: z
    .strictObject({ season, player, by })
    .meta({ description: 'A participant pauses: rounds are paired without it.' }),
  resumed: z
    .strictObject({ season, player, by })
    .meta({ description: 'A participant plays again, after a pause or a withdrawal.' }),
} as const;
