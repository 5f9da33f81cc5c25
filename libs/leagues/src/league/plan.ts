import { plainText } from '#kernel';
import { z } from 'zod';
import { ratingParametersSchema } from '../ratings/parameters.js';
import { tieBreaks, type TieBreakName } from '../standings/tie-breaks.js';

const rounds = z.int().min(1).max(100).meta({ description: 'How many rounds are played.' });
const kind = <Kind extends string>(name: Kind) => z.literal(name).meta({ description: 'Which of them it is.' });

/** How opponents are found. */
export const formatSchema = z
  .discriminatedUnion('kind', [
    z
      .strictObject({
        kind: kind('ROUND_ROBIN'),
        twice: z.boolean().default(false).meta({ description: 'Everybody meets everybody at either seat.' }),
      })
      .meta({ id: 'RoundRobin', description: 'Everybody meets everybody.' }),
    z
      .strictObject({
        kind: kind('SWISS'),
        rounds,
        oddFirst: z
          .boolean()
          .default(true)
          .meta({ description: 'Whether odd numbers sit first in the first round: to be drawn by lot.' }),
      })
      .meta({ id: 'Swiss', description: 'FIDE’s Dutch system: equals meet, nobody twice.' }),
    z.strictObject({ kind: kind('KNOCK_OUT') }).meta({ id: 'KnockOut', description: 'Who loses a match is out.' }),
    z
      .strictObject({ kind: kind('DOUBLE_ELIMINATION') })
      .meta({ id: 'DoubleElimination', description: 'Who loses two matches is out.' }),
    z
      .strictObject({
        kind: kind('LADDER'),
        reach: z
          .int()
          .min(1)
          .max(100)
          .default(3)
          .meta({ description: 'How many places further up somebody may challenge.' }),
      })
      .meta({ id: 'Ladder', description: 'Who beats somebody further up takes his place.' }),
    z
      .strictObject({
        kind: kind('ARENA'),
        pairAfter: z
          .int()
          .min(1)
          .max(3_600)
          .default(10)
          .meta({ description: 'How many seconds somebody waits for others before those who wait are paired.' }),
      })
      .meta({ id: 'Arena', description: 'Whoever waits is paired, as often as he likes.' }),
    z
      .strictObject({
        kind: kind('TABLES'),
        rounds,
        sizes: z
          .array(z.int().min(2).max(12))
          .min(1)
          .max(5)
          .default([4, 3, 5])
          .meta({ description: 'How many may sit at a table, the size that is liked best first.' }),
      })
      .meta({ id: 'Tables', description: 'Tables of several, of whom as few as can be have met.' }),
  ])
  .meta({ id: 'Format', description: 'How opponents are found.' });

/** How opponents are found. */
export type Format = z.output<typeof formatSchema>;

const points = z.number().min(-1_000).max(1_000);

/** What a game is worth to those who play it. */
export const scoringSchema = z
  .discriminatedUnion('kind', [
    z
      .strictObject({
        kind: kind('RESULT'),
        win: points.default(1).meta({ description: 'Points of who is first alone.' }),
        draw: points.default(0.5).meta({ description: 'Points of those who share the first place.' }),
        loss: points.default(0).meta({ description: 'Points of everybody else.' }),
      })
      .meta({ id: 'ScoringByResult', description: 'By who is first.' }),
    z
      .strictObject({
        kind: kind('RANKS'),
        byRank: z.array(points).min(2).max(12).meta({
          description: 'Points of the first, the second, … at a table; equals share what their places come to.',
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
          .meta({ description: 'How many points of the game are one of the league.' }),
      })
      .meta({ id: 'ScoringByPoints', description: 'By the points of the game.' }),
  ])
  .meta({ id: 'Scoring', description: 'What a game is worth to those who play it.' });

/** What a game is worth to those who play it. */
export type Scoring = z.output<typeof scoringSchema>;

const tieBreakNames = Object.keys(tieBreaks) as [TieBreakName, ...TieBreakName[]];

/** What each way to seat players is, in a sentence. */
export const seatingWords = {
  AT_ONCE: 'Games start by themselves, and nobody has to sit down.',
  BY_PLAYERS: 'Whoever is paired joins his game with what he brings, a deck for instance; with the last one it starts.',
} as const;

const seatingNames = Object.keys(seatingWords) as (keyof typeof seatingWords)[];

/** What is played in a season, and how: fixed when it opens. */
export const planSchema = z
  .strictObject({
    ruleset: z.string().min(1).max(80).meta({ description: 'Short name of the ruleset.' }),
    rulesVersion: z
      .string()
      .min(1)
      .max(80)
      .optional()
      .meta({ description: 'Version of its rules, for the whole season; the newest when it opens, where absent.' }),
    options: z.record(z.string(), z.json()).default({}).meta({ description: 'Options of its games.' }),
    table: z
      .strictObject({
        seating: z
          .enum(seatingNames)
          .meta({ id: 'Seating', description: 'Who seats the players of a game.' })
          .default('AT_ONCE')
          .meta({ description: 'Who seats the players.' }),
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
          .meta({ description: 'By how many seconds whoever has no seat sees a game later.' }),
        hiddenSeeds: z.boolean().optional().meta({
          description:
            'Players promise seeds as they sit down, and give them when the game starts, so that nobody chooses what is drawn; whoever has not sat down a minute after the game was opened is seated without one. True when left out; null in seasons that were opened before there was a choice, which had none.',
        }),
      })
      .meta({ id: 'Table', description: 'What the tables of its games are like.' })
      .prefault({}),
    format: formatSchema,
    scoring: scoringSchema.prefault({ kind: 'RESULT' }),
    bye: points.default(1).meta({ description: 'What a round without an opponent is worth.' }),
    forfeit: z
      .strictObject({
        win: points.default(1).meta({ description: 'Points of whose opponent did not come.' }),
        loss: points.default(0).meta({ description: 'Points of who did not come.' }),
      })
      .meta({ id: 'Forfeit', description: 'What a game is worth that somebody did not come to.' })
      .prefault({}),
    tieBreaks: z
      .array(z.enum(tieBreakNames).meta({ id: 'TieBreak', description: 'What tells players of equal points apart.' }))
      .max(5)
      .default(['BUCHHOLZ', 'SONNEBORN_BERGER', 'DIRECT_ENCOUNTER'])
      .meta({ description: 'What tells players of equal points apart, one after the other.' }),
    rating: ratingParametersSchema.prefault({}),
    joinWithin: z
      .int()
      .min(60)
      .max(30 * 86_400)
      .default(86_400)
      .meta({
        description:
          'How many seconds after its start a game waits for its players; who has not come then forfeits it.',
      }),
  })
  .meta({ id: 'Plan', description: 'What is played in a season, and how.' });

/** What is played in a season, and how. */
export type Plan = z.output<typeof planSchema>;

/** How long a game of a league with hidden seeds waits for players to sit down with theirs, in milliseconds. */
const SEED_PATIENCE = 60_000;

/** When players who have not sat down are seated without a seed of their own. Before who has not come would forfeit; both in milliseconds since 1970. */
export const seatBy = (startsAt: number, { joinWithin }: Pick<Plan, 'joinWithin'>): number =>
  startsAt + Math.min(SEED_PATIENCE, (joinWithin * 1_000) / 2);

/** Whether players may sit down with seeds of their own before the league seats whoever has not. */
export const waitsForSeeds = ({ plan: { table } }: { readonly plan: Pick<Plan, 'table'> }): boolean =>
  table.hiddenSeeds === true && table.seating === 'AT_ONCE';

/** Until when players come to a game that starts then: who has not come forfeits it. Both in milliseconds since 1970. */
export const joinBy = (startsAt: number, { joinWithin }: Pick<Plan, 'joinWithin'>): number =>
  startsAt + joinWithin * 1_000;

/** What a league or a season is called. */
export const nameSchema = plainText(1, 80);

/** Why somebody who runs a league has decided something: everybody who sees the league reads it. */
export const reasonSchema = plainText(1, 500);
