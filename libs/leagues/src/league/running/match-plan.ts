import { z } from 'zod';

/** What decides a drawn match of teams in a bracket, in a sentence each. */
export const drawnWords = {
  BOARD_COUNT:
    'Each board point counts the number of its board, and the team with the smaller sum wins: points on higher boards weigh more (the Berlin system).',
  TOP_BOARD: 'The highest board that is no draw decides.',
  BOTTOM_BOARD:
    'The results of the lowest board are left out, then those of the lowest two, and so on, until one team has more points.',
} as const;

/** What decides a drawn match of teams in a bracket. */
export type DrawnMatch = keyof typeof drawnWords;

const swapped = z
  .boolean()
  .default(true)
  .meta({ description: 'true: the players exchange their seats after each game.' });

/** How many games a pairing of two players has. */
export const matchPlanSchema = z
  .discriminatedUnion('kind', [
    z
      .strictObject({
        kind: z.literal('BEST_OF').meta({ description: 'The name of the variant.' }),
        games: z.union([z.literal(3), z.literal(5), z.literal(7), z.literal(9)]).meta({
          description: 'The most games of a match: 3, 5, 7 or 9.',
        }),
        swapped,
      })
      .meta({ id: 'BestOf', description: 'A match ends as soon as the other player can no longer catch up.' }),
    z
      .strictObject({
        kind: z.literal('ALL_GAMES').meta({ description: 'The name of the variant.' }),
        games: z.int().min(2).max(10).meta({ description: 'The number of games of a match.' }),
        swapped,
      })
      .meta({ id: 'AllGames', description: 'All games of a match are played, for instance one at each seat.' }),
    z
      .strictObject({
        kind: z.literal('BOARDS').meta({ description: 'The name of the variant.' }),
        boards: z.int().min(2).max(12).meta({
          description: 'The number of boards: a team has at least as many members, in the order of boards.',
        }),
        swapped: z.boolean().default(true).meta({
          description: 'true: the teams exchange their seats from board to board.',
        }),
        drawn: z
          .array(
            z
              .enum(Object.keys(drawnWords) as [DrawnMatch, ...DrawnMatch[]])
              .meta({ id: 'DrawnMatch', description: 'What decides a drawn match of teams in a bracket.' }),
          )
          .min(1)
          .max(3)
          .optional()
          .meta({
            description:
              'What decides a drawn match in a bracket, one after the other; a match that all leave drawn is played again. By default it is played again at once.',
          }),
      })
      .meta({
        id: 'Boards',
        description:
          'Two teams meet on several boards at once. A win on a board is one board point, a draw half of one; the team with more board points wins the match.',
      }),
  ])
  .meta({ id: 'Match', description: 'The games of a pairing of two players or teams.' });

/** How many games a pairing of two players has. */
export type MatchPlan = z.output<typeof matchPlanSchema>;
