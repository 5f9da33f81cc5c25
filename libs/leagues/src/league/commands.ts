import { z } from 'zod';
import { byeSchema, momentSchema, pairingSchema, placedSchema, scoreSchema } from './events.js';
import { nameSchema, planSchema, reasonSchema } from './plan.js';

/** How many games one round has at most. */
const MOST_PAIRINGS = 500;

const account = z.string().min(1).max(200);
const season = z.int().min(1).meta({ description: 'Number of the season, from 1.' });
const player = z
  .string()
  .min(1)
  .max(200)
  .meta({ description: 'Who is entered: the id of an account that plays alone, or the name of a team.' });
const gameId = z.string().min(1).max(200).meta({ description: 'Id of the game of the pairing.' });
const scores = z
  .array(scoreSchema)
  .min(1)
  .max(50)
  .meta({ description: 'What each of its players gets: everybody who is paired there, once.' });
const reason = reasonSchema.meta({ description: 'Why: everybody who sees the league reads it.' });

/** What becomes of games that are not decided when a season is closed, in a sentence. */
export const closingWords = {
  REFUSE: 'The season is not closed while there are any.',
  ABANDON: 'They are annulled, and end without a winner.',
} as const;

/** What can be asked of a league. Who asks is told beside it. */
export const leagueCommandSchemas = {
  openLeague: z
    .strictObject({
      name: nameSchema.meta({ description: 'What it is called.' }),
      operators: z
        .array(account)
        .max(20)
        .default([])
        .meta({ description: 'Accounts that run it beside who opens it.' }),
    })
    .meta({ description: 'Opens a league.' }),
  openSeason: z
    .strictObject({
      name: nameSchema.meta({ description: 'What the season is called.' }),
      plan: planSchema,
      consent: z.literal(true).optional().meta({
        description: 'Whoever is entered by others is asked first. The server says so in every season.',
      }),
    })
    .meta({ description: 'Opens a season: what is played, and how, is fixed from then on.' }),
  enter: z
    .strictObject({
      season,
      player,
      members: z.array(account).min(1).max(50).meta({
        description:
          'Accounts that play for it: of who plays alone that account, of a team all, in the order of seats.',
      }),
      number: z.int().min(1).optional().meta({
        description:
          'Its number, the best first: for who runs the league to say. After all who are entered, when absent.',
      }),
    })
    .meta({
      description:
        'Enters yourself. Others are invited, and play when all of them have accepted: members of a team that you are in, or, by who runs the league, anybody.',
    }),
  accept: z
    .strictObject({ season, player })
    .meta({ description: 'Accepts an invitation: of yourself, or of a team that you are named in.' }),
  decline: z
    .strictObject({ season, player })
    .meta({ description: 'Declines an invitation, also one that you have accepted while others have not.' }),
  withdraw: z.strictObject({ season, player, reason }).meta({
    description: 'Takes somebody out of the rounds to come; what was played counts. Takes an invitation back, too.',
  }),
  pairRound: z
    .strictObject({
      season,
      round: z
        .int()
        .min(1)
        .meta({ description: 'Number of the round: the next one, or the last one again while it has no result.' }),
      pairings: z
        .array(pairingSchema.omit({ gameId: true }).meta({ id: 'WantedPairing', description: 'Who shall play whom.' }))
        .max(MOST_PAIRINGS)
        .optional()
        .meta({ description: 'Pairings of your own; as the format of the season proposes, when absent.' }),
      byes: z.array(byeSchema).max(MOST_PAIRINGS).optional().meta({
        description: 'Who has no opponent; only beside pairings of your own, for what is proposed has its byes.',
      }),
      startsAt: momentSchema
        .optional()
        .meta({ description: 'When its games are opened, in milliseconds since 1970; at once when absent.' }),
    })
    .meta({ description: 'Pairs a round, whole or not at all. Its games open by themselves.' }),
  challenge: z
    .strictObject({
      season,
      player,
      challenged: player.meta({ description: 'Whom: somebody further up, as near as the plan of the season says.' }),
    })
    .meta({ description: 'Challenges somebody further up the ladder. The game opens by itself, at once.' }),
  wait: z
    .strictObject({ season, player })
    .meta({ description: 'Waits for a game in an arena: whoever waits is paired some seconds later, once.' }),
  stopWaiting: z.strictObject({ season, player }).meta({ description: 'Waits for no game any more.' }),
  pairWaiting: z.strictObject({ season }),
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
      absent: z.array(player).min(1).max(50).meta({ description: 'Who did not come.' }),
      reason,
    })
    .meta({ description: 'Decides a game that somebody did not come to; where it runs, it ends.' }),
  correctResult: z
    .strictObject({ season, gameId, scores, reason })
    .meta({ description: 'Puts a result right: what each player gets instead.' }),
  annulResult: z
    .strictObject({ season, gameId, reason })
    .meta({ description: 'Lets a game count for nothing; where it runs, it ends.' }),
  closeSeason: z
    .strictObject({
      season,
      games: z
        .enum(Object.keys(closingWords) as [keyof typeof closingWords])
        .meta({ id: 'ClosingGames', description: 'What becomes of games that are not decided yet.' })
        .optional()
        .meta({
          description:
            'What becomes of games that are not decided yet. REFUSE, or absent: the season is not closed while there are any. ABANDON: they are annulled, and end.',
        }),
    })
    .meta({ description: 'Ends a season: nothing of it changes any more.' }),
  vouch: z.strictObject({ operator: nameSchema, reason }),
  revokeVouch: z.strictObject({ operator: nameSchema, reason }),
} as const;

type Schemas = typeof leagueCommandSchemas;

/** Something that is asked of a league. */
export type LeagueCommand = {
  readonly [Type in keyof Schemas]: { readonly type: Type } & z.output<Schemas[Type]>;
}[keyof Schemas];
