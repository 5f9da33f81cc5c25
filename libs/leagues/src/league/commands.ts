import { z } from 'zod';
import { deckCommandSchemas } from './decks/schemas.js';
import { enteringCommands } from './entering/commands.js';
import { factsSchema } from './entering/facts.js';
import { groupCommandSchemas } from './groups/schemas.js';
import { byeSchema, placedSchema, scoreSchema } from './event-parts.js';
import { pairingSchema } from './events.js';
import { importCommandSchemas } from './importing/schemas.js';
import { plainText } from '#kernel';
import { organizingCommands } from './organizing/commands.js';
import { laterWords } from './later-matches.js';
import { momentSchema } from './moment.js';
import { nameSchema, planSchema } from './plan.js';
import { reasonSchema } from './reason.js';
import { boardCommandSchemas } from './running/board-schemas.js';
import { forbiddenCommandSchemas } from './running/forbidden-schemas.js';
import { reportCommandSchemas } from './running/report-schemas.js';
import { penaltyCommandSchemas } from './running/penalty.js';
import { vacationCommandSchemas } from './vacations/schemas.js';

/** The most games of one round. */
const MOST_PAIRINGS = 5_000;

const account = z.string().min(1).max(200);
const season = z.int().min(1).meta({ description: 'Number of the season.' });
const player = z
  .string()
  .min(1)
  .max(200)
  .meta({ description: 'The participant: the id of an account, or the name of a team.' });
const gameId = z.string().min(1).max(200).meta({ description: 'Id of the game of the pairing.' });
const match = z
  .string()
  .regex(/^[A-Z]\d{1,2}(\.\d{1,3})?$/)
  .optional()
  .meta({ description: 'The match in the bracket, for instance W2.1; null without a bracket.' });
const scores = z
  .array(scoreSchema)
  .min(1)
  .max(50)
  .meta({ description: 'The points of each player: every player of the pairing, once.' });
const reason = reasonSchema.meta({ description: 'The reason, which is public.' });

/** The facts about the author: the server sets them, and no client may. */
const facts = factsSchema.optional();
const askedByeSchema = byeSchema
  .extend({
    points: z.number().optional().meta({
      description: 'The points for it. By default those of the plan: `halfBye` where it is requested, else `bye`.',
    }),
  })
  .meta({ id: 'AskedBye', description: 'A player who is to have no opponent in a round.' });

/** The fate of undecided games when a season is closed, in a sentence. */
export const closingWords = {
  REFUSE: 'The season is not closed while there are undecided games.',
  ABANDON: 'Undecided games are annulled, and end without a winner.',
} as const;

const later = z
  .enum(Object.keys(laterWords) as [keyof typeof laterWords])
  .meta({ id: 'LaterMatches', description: 'What becomes of later matches of a bracket.' })
  .optional()
  .meta({
    description:
      'What becomes of later matches of a bracket that others are to play now; by default REPLAY. Refused in a format without a bracket.',
  });

/** The commands of a league. Their author is passed separately. */
export const leagueCommandSchemas = {
  openLeague: z
    .strictObject({
      name: nameSchema.meta({ description: 'The name of the league.' }),
      operators: z
        .array(account)
        .max(20)
        .default([])
        .meta({ description: 'Accounts that run it together with its opener.' }),
    })
    .meta({ description: 'Opens a league.' }),
  openSeason: z
    .strictObject({
      name: nameSchema.meta({ description: 'The name of the season.' }),
      plan: planSchema,
      consent: z.literal(true).optional().meta({
        description: 'true: players who are entered by others are invited first. The server sets it in every season.',
      }),
    })
    .meta({ description: 'Opens a season: its ruleset, options and plan are fixed from then on.' }),
  enter: z
    .strictObject({
      season,
      player: plainText(1, 200).meta({
        description: 'The participant: the id of an account, or the name of a team.',
      }),
      members: z.array(account).min(1).max(50).meta({
        description: 'Accounts that play for it: the individual account, or all of a team, in the order of seats.',
      }),
      number: z.int().min(1).optional().meta({
        description:
          'Its seeding, 1 is the best: set only by an organizer of the league. By default after all entered participants.',
      }),
      code: z.string().min(1).max(100).optional().meta({
        description:
          'The join code, where the season has one and no organizer has invited you. The server keeps only its digest.',
      }),
      facts,
    })
    .meta({
      description:
        'Enters yourself. Others are invited, and play when all of them have accepted: members of a team that you are in, or any account if an organizer of the league invites.',
    }),
  accept: z
    .strictObject({ season, player, facts })
    .meta({ description: 'Accepts an invitation: your own, or that of a team that names you.' }),
  decline: z
    .strictObject({ season, player })
    .meta({ description: 'Declines an invitation, also one that you have accepted but others have not.' }),
  withdraw: z.strictObject({ season, player, reason }).meta({
    description:
      'Withdraws a participant from the next rounds; played games still count. Also withdraws an invitation.',
  }),
  pairRound: z
    .strictObject({
      season,
      round: z
        .int()
        .min(1)
        .meta({ description: 'Number of the round: the next one, or again the last one while it has no result.' }),
      pairings: z
        .array(
          pairingSchema
            .omit({ gameId: true, boards: true })
            .extend({ match })
            .meta({ id: 'WantedPairing', description: 'The opponents.' }),
        )
        .max(MOST_PAIRINGS)
        .optional()
        .meta({ description: 'Pairings of your own; by default as proposed by the format of the season.' }),
      pairOthers: z.boolean().optional().meta({
        description: 'true: the format pairs all players whom your pairings and byes leave out, in the same round.',
      }),
      byes: z.array(askedByeSchema).max(MOST_PAIRINGS).optional().meta({
        description:
          'The players without an opponent. Without pairings of your own the format pairs the others, and may leave one more over.',
      }),
      startsAt: momentSchema
        .optional()
        .meta({ description: 'When its games are opened: from now on, within a year; by default at once.' }),
    })
    .meta({ description: 'Pairs a complete round, or none. Its games open automatically.' }),
  challenge: z
    .strictObject({
      season,
      player,
      challenged: player.meta({ description: 'The challenged player: further up, within the reach of the plan.' }),
    })
    .meta({ description: 'Challenges a player further up the ladder. The game opens automatically, at once.' }),
  wait: z
    .strictObject({ season, player })
    .meta({ description: 'Waits for a game in an arena: waiting players are paired some seconds later, once.' }),
  stopWaiting: z.strictObject({ season, player }).meta({ description: 'Stops waiting for a game.' }),
  pairWaiting: z.strictObject({ season }),
  ...penaltyCommandSchemas,
  ...forbiddenCommandSchemas,
  ...reportCommandSchemas,
  ...boardCommandSchemas,
  ...importCommandSchemas,
  pairNext: z.strictObject({ season, round: z.int().min(1) }),
  confirmResult: z.strictObject({
    season,
    gameId,
    gameHash: z.string(),
    endedAt: momentSchema,
    placed: z.array(placedSchema).min(1),
  }),
  forfeit: z
    .strictObject({
      season,
      gameId,
      absent: z.array(player).min(1).max(50).meta({ description: 'The players who did not appear.' }),
      reason,
    })
    .meta({ description: 'Decides a game for which a player did not appear; a running game ends.' }),
  correctResult: z
    .strictObject({ season, gameId, scores, later, reason })
    .meta({ description: 'Corrects a result: sets the points of each player instead.' }),
  annulResult: z
    .strictObject({ season, gameId, later, reason })
    .meta({ description: 'Annuls a game; a running game ends.' }),
  closeSeason: z
    .strictObject({
      season,
      games: z
        .enum(Object.keys(closingWords) as [keyof typeof closingWords])
        .meta({ id: 'ClosingGames', description: 'The fate of undecided games.' })
        .optional()
        .meta({
          description:
            'The fate of undecided games. REFUSE, or absent: the season is not closed while there are any. ABANDON: they are annulled, and end.',
        }),
    })
    .meta({ description: 'Ends a season, which then no longer changes.' }),
  vouch: z.strictObject({ operator: nameSchema, reason }),
  revokeVouch: z.strictObject({ operator: nameSchema, reason }),
  ...enteringCommands,
  ...deckCommandSchemas,
  ...vacationCommandSchemas,
  ...groupCommandSchemas,
  ...organizingCommands,
} as const;

type Schemas = typeof leagueCommandSchemas;

/** A command of a league. */
export type LeagueCommand = {
  readonly [Type in keyof Schemas]: { readonly type: Type } & z.output<Schemas[Type]>;
}[keyof Schemas];
