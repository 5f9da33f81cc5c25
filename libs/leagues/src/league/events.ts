import { z } from 'zod';
import { deckEventSchemas } from './decks/schemas.js';
import { enteringEvents, facts } from './entering/events.js';
import { byeSchema, placedSchema, scoreSchema } from './event-parts.js';
import { importEventSchemas } from './importing/schemas.js';
import { groupEventSchemas } from './groups/schemas.js';
import { organizingEvents } from './organizing/events.js';
import { momentSchema } from './moment.js';
import { obstacleSchema } from './running/pairing-plan.js';
import { nameSchema, planSchema } from './plan.js';
import { reasonSchema } from './reason.js';
import { boardEventSchemas } from './running/board-schemas.js';
import { forbiddenEventSchemas } from './running/forbidden-schemas.js';
import { reportEventSchemas } from './running/report-schemas.js';
import { penaltyEventSchemas } from './running/penalty.js';
import { vacationEventSchemas } from './vacations/schemas.js';

const account = z.string().min(1);
const player = z.string().min(1).meta({ description: 'The participant: the id of an account, or the name of a team.' });
const season = z.int().min(1).meta({ description: 'Number of the season.' });
const round = z.int().min(1).meta({ description: 'Number of the round, from 1.' });
const by = account.meta({
  description: 'Account that decided, or `system`.',
});
const gameId = z
  .string()
  .min(1)
  .meta({ description: 'Id of the game of the pairing; of a match on boards, of one board.' });
const reason = reasonSchema.meta({ description: 'The reason, in the words of its author.' });
const operator = nameSchema.meta({
  description: 'The person who acted for the operator of the server: an account, or a name among operators.',
});

const scores = z.array(scoreSchema).min(1).meta({ description: 'The points of each player.' });

/** A game of a match of teams. */
const boardSchema = z
  .strictObject({
    gameId: z.string().min(1).meta({ description: 'Id of the game of the board.' }),
    players: z.array(player).length(2).meta({ description: 'The teams, in the order of seats.' }),
    accounts: z.array(account).length(2).meta({ description: 'The accounts that play for them, in the same order.' }),
  })
  .meta({ id: 'Board', description: 'A board of a match of teams.' });

/** A game of a round, of two players or of a table. */
export const pairingSchema = z
  .strictObject({
    gameId,
    players: z.array(player).min(2).max(12).meta({ description: 'The opponents, in the order of seats.' }),
    match: z.string().max(20).optional().meta({ description: 'The match in the bracket; null without a bracket.' }),
    boards: z.array(boardSchema).min(2).max(12).optional().meta({
      description: 'The games of a match of teams, the first board first; null without boards.',
    }),
  })
  .meta({ id: 'Pairing', description: 'The opponents, and their game.' });

/** The events of a league: never changed once they are in a stream. */
export const leagueEventSchemas = {
  opened: z
    .strictObject({
      name: nameSchema.meta({ description: 'The name of the league.' }),
      operators: z.array(account).min(1).meta({ description: 'Accounts that run it.' }),
      by,
    })
    .meta({ description: 'A league was opened.' }),
  seasonOpened: z
    .strictObject({
      season,
      name: nameSchema.meta({ description: 'The name of the season.' }),
      plan: planSchema,
      consent: z.literal(true).optional().meta({
        description:
          'true: players who are entered by others play only after accepting; absent in seasons that were opened before invitations existed.',
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
        .meta({ description: 'Accounts that would play for it. All of them are asked, except the inviting account.' }),
      number: z.int().min(1).optional().meta({ description: 'Its future seeding; absent: the next one.' }),
      admitted: z.literal(true).optional().meta({
        description: 'true: an organizer invited it, so that neither conditions nor an approval apply.',
      }),
      facts,
      by,
    })
    .meta({ description: 'A participant was invited.' }),
  invitationAccepted: z
    .strictObject({ season, player, facts, by })
    .meta({ description: 'An invited account accepted. With the last one of a team, the team is entered.' }),
  invitationDeclined: z
    .strictObject({ season, player, by })
    .meta({ description: 'An invited account declined, which ends the invitation.' }),
  entered: z
    .strictObject({
      season,
      player,
      members: z
        .array(account)
        .min(1)
        .meta({ description: 'Accounts that play for it: the account itself where it is not a team.' }),
      number: z.int().min(1).meta({ description: 'Its seeding: 1 is the best.' }),
      facts,
      by,
    })
    .meta({ description: 'A participant was entered.' }),
  withdrawn: z
    .strictObject({ season, player, by, reason })
    .meta({ description: 'A participant withdrew and plays no further round.' }),
  roundPaired: z
    .strictObject({
      season,
      round,
      pairings: z.array(pairingSchema).max(5_000).meta({ description: 'All games of the round.' }),
      byes: z.array(byeSchema).meta({ description: 'The players without an opponent.' }),
      startsAt: momentSchema.meta({ description: 'When its games are opened.' }),
      isProposed: z.boolean().meta({
        description: 'true: it is the proposal of the format of the season; false: the pairing of an organizer.',
      }),
      deal: z.string().min(1).optional().meta({
        description:
          'SHA-256 of the seed of the deal that all its games have, in hexadecimal digits; null where each game has its own.',
      }),
      boardDeals: z.array(z.string().min(1)).min(2).max(12).optional().meta({
        description:
          'SHA-256 of the seeds of the deals of the boards of all matches, the first board first, in hexadecimal digits; null without boards, and where each game has its own.',
      }),
      by,
    })
    .meta({ description: 'A round was paired, or paired again.' }),
  ...penaltyEventSchemas,
  ...forbiddenEventSchemas,
  ...reportEventSchemas,
  ...boardEventSchemas,
  ...importEventSchemas,
  finalsBegan: z
    .strictObject({
      season,
      players: z.array(player).min(2).meta({ description: 'The finalists, the best of the table first.' }),
      by,
    })
    .meta({ description: 'The finals began: the bracket of the best after the rounds of a season.' }),
  roundNotPaired: z
    .strictObject({
      season,
      round,
      obstacle: obstacleSchema,
      refused: z.array(player).min(1).optional().meta({
        description:
          'The participants without whom it was to be paired, since the rules of the game refuse their decks.',
      }),
      by,
    })
    .meta({ description: 'A round was not paired at its time.' }),
  waits: z
    .strictObject({
      season,
      player,
      since: momentSchema.meta({ description: 'When the wait began.' }),
      by,
    })
    .meta({ description: 'A participant waits for a game in an arena.' }),
  stoppedWaiting: z
    .strictObject({ season, player, by })
    .meta({ description: 'A participant no longer waits for a game. A pairing ends the wait, too.' }),
  resultConfirmed: z
    .strictObject({
      season,
      gameId,
      gameHash: z
        .string()
        .meta({ description: 'The final hash of the game, which together with its transcript proves the result.' }),
      endedAt: momentSchema.meta({ description: 'When the game ended.' }),
      placed: z
        .array(placedSchema)
        .min(1)
        .meta({ description: 'The results of its players, as reported by the game.' }),
      scores,
      by,
    })
    .meta({ description: 'A game was played to its end, and counts.' }),
  gameFollowed: z
    .strictObject({
      season,
      follows: z.string().min(1).meta({ description: 'Id of the game before it in the match.' }),
      gameId: z.string().min(1).meta({ description: 'Id of the next game.' }),
      players: z.array(player).length(2).meta({ description: 'The opponents, in the order of seats.' }),
      startsAt: momentSchema.meta({ description: 'When the game is opened.' }),
      by,
    })
    .meta({ description: 'The next game of a match was called.' }),
  matchDecided: z
    .strictObject({
      season,
      gameId: z
        .string()
        .min(1)
        .meta({ description: 'Id of the last game of the match; of boards, of the one that was decided last.' }),
      placed: z.array(placedSchema).length(2).meta({
        description: 'The result of the match: ranks by won games, and the points of all games together.',
      }),
      scores,
      by,
    })
    .meta({ description: 'A match of several games is over, and counts.' }),
  resultForfeited: z
    .strictObject({
      season,
      gameId,
      absent: z.array(player).min(1).meta({ description: 'The players who did not appear.' }),
      scores,
      by,
      reason,
    })
    .meta({ description: 'A game was decided because a player did not appear.' }),
  resultCorrected: z
    .strictObject({ season, gameId, scores, by, reason })
    .meta({ description: 'A result was corrected.' }),
  resultAnnulled: z
    .strictObject({ season, gameId, by, reason })
    .meta({ description: 'A game was annulled and does not count.' }),
  matchStands: z.strictObject({ season, gameId, by, reason }).meta({
    description: 'A match of a bracket stands, though an earlier result was changed that decided who was to play it.',
  }),
  seasonClosed: z.strictObject({ season, by }).meta({ description: 'A season was closed and no longer changes.' }),
  vouched: z.strictObject({ operator, reason }).meta({
    description: 'The operator of the server vouches for the league: its games count for ratings of the server.',
  }),
  vouchRevoked: z.strictObject({ operator, reason }).meta({
    description:
      'The operator of the server no longer vouches for the league: none of its games counts for ratings of the server.',
  }),
  ...enteringEvents,
  ...deckEventSchemas,
  ...vacationEventSchemas,
  ...groupEventSchemas,
  ...organizingEvents,
} as const;

type Schemas = typeof leagueEventSchemas;

/** An event of a league. */
export type LeagueEvent = {
  readonly [Type in keyof Schemas]: { readonly type: Type } & z.output<Schemas[Type]>;
}[keyof Schemas];
