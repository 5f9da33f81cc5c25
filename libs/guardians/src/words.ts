import { z } from 'zod';

/*
 * The words of Guardians (guardians.md 2 to 4). They are what commands, events, views and API say.
 */

/** The spaces of the board, in the order in which everything is looked through (GUARD-229). */
export const spaceSchema = z
  .enum(['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3', 'c3', 'a4', 'b4', 'c4'])
  .meta({ id: 'BoardSpace', description: 'A space of the board: columns a to c, rows 1 (SOUTH) to 4 (NORTH).' });
export type Space = z.output<typeof spaceSchema>;

/** Where the guardians are: behind the rows 1 and 4, and part of no path but its end (GUARD-181). */
export const guardianSpaceSchema = z
  .enum(['g1', 'g4'])
  .meta({ id: 'GuardianSpace', description: 'Where a guardian is: g1 of SOUTH, g4 of NORTH.' });
export type GuardianSpace = z.output<typeof guardianSpaceSchema>;

/** Where a move may end: the board, or an enemy guardian. */
export const placeSchema = z
  .enum([...spaceSchema.options, ...guardianSpaceSchema.options])
  .meta({ id: 'Place', description: 'A space of the board, or where a guardian is.' });
export type Place = z.output<typeof placeSchema>;
