import { z } from 'zod';
import { nameSchema, planSchema, reasonSchema } from './plan.js';

/** The last millisecond that a date may have. */
const END_OF_TIME = 8_640_000_000_000_000;

/** A moment, in milliseconds since 1970. */
export const momentSchema = z.int().min(0).max(END_OF_TIME);

const account = z.string().min(1);
const player = z
  .string()
  .min(1)
  .meta({ description: 'Who is entered: the id of an account that plays alone, or the name of a team.' });
const season = z.int().min(1).meta({ description: 'Number of the season, from 1.' });
const round = z.int().min(1).meta({ description: 'Number of the round, from 1.' });
const by = account.meta({
  description: 'Account that decided it; `system` for what follows from a game or from time.',
});
const gameId = z.string().min(1).meta({ description: 'Id of the game of the pairing.' });
const reason = reasonSchema.meta({ description: 'Why, in the words of whoever decided it.' });
const operator = nameSchema.meta({
  description: 'Who acted for the operator of the server: an account, or a name that operators know each other by.',
});

/** What a player of a league gets for a game. */
export const scoreSchema = z
  .strictObject({ player, points: z.number().meta({ description: 'Points of the league.' }) })
  .meta({ id: 'Score', description: 'What a player gets for a game.' });
const scores = z.array(scoreSchema).min(1).meta({ description: 'What each of its players gets.' });

/** What is played in a round by two, or at a table. */
export const pairingSchema = z
  .strictObject({
    gameId,
    players: z.array(player).min(2).max(12).meta({ description: 'Those who meet, in the order of seats.' }),
    match: z
      .string()
      .max(20)
      .optional()
      .meta({ description: 'Which match of a bracket it is; null where there is no bracket.' }),
  })
  .meta({ id: 'Pairing', description: 'Who plays whom, in which game.' });

/** How a player did in a game, as the game says it. */
export const placedSchema = z
  .strictObject({
    player,
    rank: z.int().min(1).meta({ description: '1 is best; equals share a rank.' }),
    points: z.number().meta({ description: 'Points of the game.' }),
  })
  .meta({ id: 'Placed', description: 'How a player did in a game, as the game says it.' });

/** Who has no opponent in a round, and what that is worth. */
export const byeSchema = z
  .strictObject({ player, points: z.number().meta({ description: 'What it is worth.' }) })
  .meta({ id: 'Bye', description: 'Who has no opponent in a round, and what that is worth.' });

/** What happens to a league: never changed once it has a place in a stream. */
export const leagueEventSchemas = {
  opened: z
    .strictObject({
      name: nameSchema.meta({ description: 'What it is called.' }),
      operators: z.array(account).min(1).meta({ description: 'Accounts that run it.' }),
      by,
    })
    .meta({ description: 'A league was opened.' }),
  seasonOpened: z
    .strictObject({
      season,
      name: nameSchema.meta({ description: 'What the season is called.' }),
      plan: planSchema,
      consent: z.literal(true).optional().meta({
        description:
          'Whoever is entered by others plays only after accepting; absent in seasons that were opened before players were asked.',
      }),
      by,
    })
    .meta({ description: 'A season was opened.' }),
  invited: z
    .strictObject({
      season,
      player,
      members: z
        .array(account)
        .min(1)
        .meta({ description: 'Accounts that would play for it. All of them are asked, but for who invites.' }),
      number: z.int().min(1).optional().meta({ description: 'The number that it will have; absent: the next one.' }),
      by,
    })
    .meta({ description: 'Somebody was invited by others.' }),
  invitationAccepted: z
    .strictObject({ season, player, by })
    .meta({ description: 'Somebody who was invited said yes. With the last one of a team it is entered.' }),
  invitationDeclined: z
    .strictObject({ season, player, by })
    .meta({ description: 'Somebody who was invited said no: the invitation is gone.' }),
  entered: z
    .strictObject({
      season,
      player,
      members: z
        .array(account)
        .min(1)
        .meta({ description: 'Accounts that play for it: the account itself where it is no team.' }),
      number: z.int().min(1).meta({ description: 'Its number: the best first.' }),
      by,
    })
    .meta({ description: 'Somebody was entered.' }),
  withdrawn: z.strictObject({ season, player, by, reason }).meta({ description: 'Somebody plays no further round.' }),
  roundPaired: z
    .strictObject({
      season,
      round,
      pairings: z.array(pairingSchema).max(500).meta({ description: 'All games of the round.' }),
      byes: z.array(byeSchema).meta({ description: 'Those who have no opponent.' }),
      startsAt: momentSchema.meta({ description: 'When its games are opened, in milliseconds since 1970.' }),
      isProposed: z.boolean().meta({
        description: 'It is what the format of the season comes to; else the pairing of who runs the league.',
      }),
      by,
    })
    .meta({ description: 'A round was paired, or paired anew.' }),
  waits: z
    .strictObject({
      season,
      player,
      since: momentSchema.meta({ description: 'Since when, in milliseconds since 1970.' }),
      by,
    })
    .meta({ description: 'Somebody waits for a game in an arena.' }),
  stoppedWaiting: z
    .strictObject({ season, player, by })
    .meta({ description: 'Somebody waits for no game any more. Whoever is paired does not either.' }),
  resultConfirmed: z
    .strictObject({
      season,
      gameId,
      gameHash: z
        .string()
        .meta({ description: 'The hash that the game ended with: with its transcript it proves the result.' }),
      endedAt: momentSchema.meta({ description: 'When the game ended, in milliseconds since 1970.' }),
      placed: z.array(placedSchema).min(1).meta({ description: 'How its players did, as the game says it.' }),
      scores,
      by,
    })
    .meta({ description: 'A game was played to its end, and counts.' }),
  resultForfeited: z
    .strictObject({
      season,
      gameId,
      absent: z.array(player).min(1).meta({ description: 'Who did not come.' }),
      scores,
      by,
      reason,
    })
    .meta({ description: 'A game was decided because somebody did not come.' }),
  resultCorrected: z
    .strictObject({ season, gameId, scores, by, reason })
    .meta({ description: 'A result was put right.' }),
  resultAnnulled: z.strictObject({ season, gameId, by, reason }).meta({ description: 'A game counts for nothing.' }),
  seasonClosed: z
    .strictObject({ season, by })
    .meta({ description: 'A season is over: nothing of it changes any more.' }),
  vouched: z.strictObject({ operator, reason }).meta({
    description: 'The operator of the server vouches for the league: its games count for ratings of the server.',
  }),
  vouchRevoked: z.strictObject({ operator, reason }).meta({
    description:
      'The operator of the server vouches for the league no longer: none of its games counts for ratings of the server.',
  }),
} as const;

type Schemas = typeof leagueEventSchemas;

/** Something that happened to a league. */
export type LeagueEvent = {
  readonly [Type in keyof Schemas]: { readonly type: Type } & z.output<Schemas[Type]>;
}[keyof Schemas];
