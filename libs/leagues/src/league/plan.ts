import { calendarSchema, plainText, vacationSchema } from '#kernel';
import { z } from 'zod';
import { decksPlan } from './decks/plan.js';
import { enteringPlan } from './entering/plan.js';
import { groupsPlanSchema } from './groups/plan.js';
import { ratingParametersSchema } from '../ratings/parameters.js';
import { elsewhereSchema } from './running/report-schemas.js';
import { finalsPlanSchema } from './running/finals-plan.js';
import { matchPlanSchema } from './running/match-plan.js';
import { pairingPlanSchema } from './running/pairing-plan.js';
import { seasonVacationSchema } from './vacations/schemas.js';
import { tieBreaks, type TieBreakName } from '../standings/tie-breaks.js';

const rounds = z.int().min(1).max(100).meta({ description: 'The number of rounds.' });
const kind = <Kind extends string>(name: Kind) => z.literal(name).meta({ description: 'The name of the variant.' });

/** How opponents are found. */
export const formatSchema = z
  .discriminatedUnion('kind', [
    z
      .strictObject({
        kind: kind('ROUND_ROBIN'),
        twice: z
          .boolean()
          .default(false)
          .meta({ description: 'Every player meets every other twice, once at each seat.' }),
      })
      .meta({ id: 'RoundRobin', description: 'Every player meets every other.' }),
    z
      .strictObject({
        kind: kind('SWISS'),
        rounds,
        oddFirst: z
          .boolean()
          .default(true)
          .meta({ description: 'Whether odd numbers get the first seat in the first round: to be drawn by lot.' }),
        accelerated: z.boolean().optional().meta({
          description:
            'true: the Baku acceleration (FIDE C.04.7), with which the best meet earlier: for many players in few rounds.',
        }),
      })
      .meta({ id: 'Swiss', description: 'FIDE’s Dutch system: players of equal score meet, no pair twice.' }),
    z
      .strictObject({ kind: kind('KNOCK_OUT') })
      .meta({ id: 'KnockOut', description: 'Single elimination: the loser of a match is out.' }),
    z
      .strictObject({ kind: kind('DOUBLE_ELIMINATION') })
      .meta({ id: 'DoubleElimination', description: 'Double elimination: a player is out after two lost matches.' }),
    z
      .strictObject({
        kind: kind('LADDER'),
        reach: z
          .int()
          .min(1)
          .max(100)
          .default(3)
          .meta({ description: 'The number of places further up within which a player may challenge.' }),
      })
      .meta({ id: 'Ladder', description: 'A ladder: the winner against a player further up takes their place.' }),
    z
      .strictObject({
        kind: kind('ARENA'),
        pairAfter: z
          .int()
          .min(1)
          .max(3_600)
          .default(10)
          .meta({ description: 'Seconds from the start of a wait until the waiting players are paired.' }),
      })
      .meta({ id: 'Arena', description: 'An arena: waiting players are paired, as often as they like.' }),
    z
      .strictObject({
        kind: kind('TABLES'),
        rounds,
        sizes: z
          .array(z.int().min(2).max(12))
          .min(1)
          .max(5)
          .default([4, 3, 5])
          .meta({ description: 'The allowed sizes of tables, the preferred size first.' }),
      })
      .meta({ id: 'Tables', description: 'Tables of several players, with as few repeated meetings as possible.' }),
  ])
  .meta({ id: 'Format', description: 'How opponents are found.' });

/** How opponents are found. */
export type Format = z.output<typeof formatSchema>;

const points = z.number().min(-1_000).max(1_000);

/** The points for a game. */
export const scoringSchema = z
  .discriminatedUnion('kind', [
    z
      .strictObject({
        kind: kind('RESULT'),
        win: points.default(1).meta({ description: 'Points of a sole winner.' }),
        draw: points.default(0.5).meta({ description: 'Points of players who share the first place.' }),
        loss: points.default(0).meta({ description: 'Points of all others.' }),
      })
      .meta({ id: 'ScoringByResult', description: 'By the first place.' }),
    z
      .strictObject({
        kind: kind('RANKS'),
        byRank: z.array(points).min(2).max(12).meta({
          description: 'Points of the first, the second, … at a table; tied players share the points of their places.',
        }),
      })
      .meta({ id: 'ScoringByRank', description: 'By rank at the table.' }),
    z
      .strictObject({
        kind: kind('SCORE'),
        per: z
          .number()
          .positive()
          .default(1)
          .meta({ description: 'Points of the game that make one point of the league.' }),
      })
      .meta({ id: 'ScoringByPoints', description: 'By the points of the game.' }),
  ])
  .meta({ id: 'Scoring', description: 'The points for a game.' });

/** The points for a game. */
export type Scoring = z.output<typeof scoringSchema>;

const tieBreakNames = Object.keys(tieBreaks) as [TieBreakName, ...TieBreakName[]];

/** The ways to seat players, in a sentence each. */
export const seatingWords = {
  AT_ONCE: 'Games start automatically, and players need not take their seats.',
  BY_PLAYERS:
    'Players join their games with the things that they bring, such as a deck; with the last one the game starts.',
} as const;

/** The deals of a season's games, in a sentence each. */
export const dealWords = {
  OWN: 'Each game has a deal of its own.',
  DUPLICATE:
    'All games of a round have the same deal, from a seed that the server promises with the round and reveals when all of them are played out. Of matches of teams, each board has a deal of its own, the same in all matches.',
} as const;

const dealNames = Object.keys(dealWords) as (keyof typeof dealWords)[];

const seatingNames = Object.keys(seatingWords) as (keyof typeof seatingWords)[];

/** The plan of a season: fixed when it opens. */
export const planSchema = z
  .strictObject({
    ruleset: z.string().min(1).max(80).meta({ description: 'Short name of the ruleset.' }),
    rulesVersion: z
      .string()
      .min(1)
      .max(80)
      .optional()
      .meta({ description: 'Version of the ruleset for the whole season; by default the newest when it opens.' }),
    options: z.record(z.string(), z.json()).default({}).meta({ description: 'Options of its games.' }),
    table: z
      .strictObject({
        seating: z
          .enum(seatingNames)
          .meta({ id: 'Seating', description: 'The way in which players are seated.' })
          .default('AT_ONCE')
          .meta({ description: 'The way in which players are seated.' }),
        bank: z
          .strictObject({
            seconds: z.int().min(1).max(604_800).meta({ description: 'Time of each seat for the whole game.' }),
            increment: z.int().min(0).max(86_400).meta({ description: 'Seconds that each answer adds.' }),
          })
          .meta({ id: 'Bank', description: 'A chess clock for each seat, beside the time of the steps.' })
          .optional(),
        spectatorDelay: z
          .int()
          .min(0)
          .max(3_600)
          .default(0)
          .meta({ description: 'Delay in seconds with which spectators see a game.' }),
        calendar: calendarSchema
          .optional()
          .meta({ description: 'Days of the week on which no clock runs; by default all time counts.' }),
        vacation: vacationSchema
          .optional()
          .meta({ description: 'Days in each game on which a player may let the clock stand still; by default none.' }),
        substitutes: z.boolean().optional().meta({
          description:
            'true: players may hand over their seats during a game, and its result still counts for them. By default they may not.',
        }),
        hiddenSeeds: z.boolean().optional().meta({
          description:
            'true: players commit to seeds when they take their seats, and give them when the game starts, so that no one can choose the draws. Players who have not taken their seats a minute after the opening are seated without a seed. By default true; null in seasons from before this option, which had no such seeds.',
        }),
      })
      .meta({ id: 'Table', description: 'The settings of the tables of its games.' })
      .prefault({}),
    format: formatSchema,
    match: matchPlanSchema.optional().meta({
      description:
        'How many games a pairing has: by default one. The scoring then counts the result of the whole match.',
    }),
    pairing: pairingPlanSchema.optional().meta({
      description: 'When the next round is paired without an organizer; by default an organizer pairs each round.',
    }),
    elsewhere: elsewhereSchema.optional().meta({
      description: 'Games are played elsewhere, and players report the results; by default games open on the server.',
    }),
    groups: groupsPlanSchema.optional().meta({
      description:
        'The rounds of the format are played in groups: a Swiss or a round robin in each, all at once; by default without groups.',
    }),
    finals: finalsPlanSchema.optional().meta({
      description: 'A bracket of the best after the rounds of the format; by default none.',
    }),
    scoring: scoringSchema.prefault({ kind: 'RESULT' }),
    bye: points.optional().meta({
      description: 'Points for a round without an opponent, which the pairing leaves over; by default those of a win.',
    }),
    halfBye: points.optional().meta({
      description: 'Points for a round that a player asked not to play; by default those of a draw.',
    }),
    absence: points.optional().meta({
      description: 'Points for a round before the entry, or after the withdrawal, of a player; by default 0.',
    }),
    forfeit: z
      .strictObject({
        win: points
          .optional()
          .meta({ description: 'Points of a player whose opponent did not appear; by default those of a win.' }),
        loss: points.optional().meta({ description: 'Points of a player who did not appear; by default 0.' }),
      })
      .meta({ id: 'Forfeit', description: 'The points for a game for which a player did not appear.' })
      .prefault({}),
    tieBreaks: z
      .array(
        z.enum(tieBreakNames).meta({ id: 'TieBreak', description: 'The tie-breaks between players of equal points.' }),
      )
      .max(5)
      .default(['BUCHHOLZ', 'SONNEBORN_BERGER', 'DIRECT_ENCOUNTER'])
      .meta({ description: 'The tie-breaks between players of equal points, in their order.' }),
    deal: z
      .enum(dealNames)
      .meta({ id: 'Deal', description: 'The deals of the games of a season.' })
      .optional()
      .meta({ description: 'The deals of its games: by default each game has its own.' }),
    vacation: seasonVacationSchema.optional().meta({
      description:
        'Days of vacation of each player for the whole season, which count in all its games at once; by default none.',
    }),
    ...enteringPlan,
    ...decksPlan,
    rating: ratingParametersSchema.prefault({}),
    joinWithin: z
      .int()
      .min(60)
      .max(30 * 86_400)
      .default(86_400)
      .meta({
        description: 'Seconds that a game waits for its players after its start; a player who misses it forfeits.',
      }),
  })
  .meta({ id: 'Plan', description: 'The plan of a season: its ruleset, format, scoring and tables.' });

/** The plan of a season. */
export type Plan = z.output<typeof planSchema>;

/** Milliseconds that a league game with hidden seeds waits for its players to take their seats with their own. */
const SEED_PATIENCE = 60_000;

/** When players are seated without a seed of their own: before they would forfeit; both in milliseconds since 1970. */
export const seatBy = (startsAt: number, { joinWithin }: Pick<Plan, 'joinWithin'>): number =>
  startsAt + Math.min(SEED_PATIENCE, (joinWithin * 1_000) / 2);

/** Whether players may take their seats with seeds of their own before the league seats the others. */
export const waitsForSeeds = ({ plan: { table } }: { readonly plan: Pick<Plan, 'table'> }): boolean =>
  table.hiddenSeeds === true && table.seating === 'AT_ONCE';

/** The deadline for players of a game with this start, after which they forfeit. Both in milliseconds since 1970. */
export const joinBy = (startsAt: number, { joinWithin }: Pick<Plan, 'joinWithin'>): number =>
  startsAt + joinWithin * 1_000;

/** The name of a league or a season. */
export const nameSchema = plainText(1, 80);
