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
  .meta({ id: 'GuardianSpace', description: 'The space of a guardian: g1 of SOUTH, g4 of NORTH.' });
export type GuardianSpace = z.output<typeof guardianSpaceSchema>;

/** Where a move may end: the board, or an enemy guardian. */
export const placeSchema = z
  .enum([...spaceSchema.options, ...guardianSpaceSchema.options])
  .meta({ id: 'Place', description: 'A space of the board, or where a guardian is.' });
export type Place = z.output<typeof placeSchema>;

export const seatSchema = z.int().min(0).max(1).meta({ description: 'Number of a seat: 0 is SOUTH, 1 is NORTH.' });

/** The states of a game, in order (guardians.md 4 and 4.1). */
export const stages = [
  'DECKS',
  'SETUP_CUT',
  'SETUP_OPENING',
  'I_A_DRAW',
  'I_B_RESERVE',
  'I_B_PLAYS',
  'I_C_PLACE',
  'I_D_DISCARD',
  'I_D_SPLIT',
  'II_A_DOMINANT',
  'II_A_PLAYS',
  'II_B_TURN',
  'II_C_OPTION',
  'II_C_REINFORCE',
  'COMBAT_DECLARE_A',
  'COMBAT_DECLARE_D',
  'COMBAT_COMMAND',
  'COMBAT_ORDERS',
  'PRIMARY_COMMIT',
  'MATCHUP_CORRUPTION',
  'MATCHUP_AREA',
  'MATCHUP_MODIFY',
  'MATCHUP_RESULT',
  'SECONDARY_CHOOSE',
  'COMBAT_HEAL',
  'COMBAT_RESOLVE',
  'COMBAT_RETREAT',
  'COMBAT_MERGE',
  'III_PLAYS',
  'III_A_CLEAR',
  'III_B_SETTLE',
  'III_C_CHECK',
] as const;
export const stageSchema = z.enum(stages).meta({ id: 'Stage', description: 'A state of the game (guardians.md 4).' });
export type Stage = z.output<typeof stageSchema>;

/** The question to seats while an act waits for an answer: the stage stays the same (GUARD-143). */
export const answerSteps = ['II_REACT', 'RANGED_CORRUPTION', 'RESPONSE'] as const;

/** The steps that wait for seats: a stage with a question, or an answer. */
export const stepSchema = z
  .enum([...stages, ...answerSteps])
  .meta({ id: 'Step', description: 'A question to seats (guardians.md 4).' });
export type Step = z.output<typeof stepSchema>;

/** Why a game ended (GUARD-210 to GUARD-216). */
export const reasonSchema = z
  .enum(['SHIELDS', 'LANDS', 'GUARDIAN', 'CONCEDED', 'LIMIT'])
  .meta({ id: 'EndReason', description: 'The reason for the end of the game (GUARD-210, GUARD-215, GUARD-216).' });
export type Reason = z.output<typeof reasonSchema>;
