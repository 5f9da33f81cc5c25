import { z } from 'zod';

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
