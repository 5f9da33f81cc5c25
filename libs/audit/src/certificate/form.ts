import { forkOriginSchema, gameEventSchemas, type Game } from '#kernel/server';
import { z } from 'zod';
import { hash, rulesetSchema, version } from '../transcript/form.js';

/* The content of a certificate (docs/transcript.md): one line of canonical JSON under the name of its form, in a signed note. */

/** The first line of the signed text: no other text that a server signs begins with it. */
export const CERTIFICATE = 'chronicle-result/1';

const seatSchema = z.strictObject({
  seat: z.int().min(0),
  /** The account in the seat when the game ended; `null` for a bot. */
  account: z.string().nullable(),
  /** `null` for a bot, and where names are left out. */
  name: z.string().nullable(),
  bot: z.string().nullable(),
  /** Those who had the seat earlier; absent where it never changed hands. */
  formerly: z
    .array(z.strictObject({ account: z.string().nullable(), bot: z.string().nullable(), through: z.int().min(1) }))
    .readonly()
    .optional(),
});

const leagueSchema = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  /** The version of the league for which this is stated, and the hash of its last commit then. */
  version,
  hash,
  /** `null` where the round was paired again since: the game counts in no season. */
  season: z.int().min(1).nullable(),
  /** The way in which the pairing was decided; `null` if it is not decided yet. */
  decided: z.enum(['CONFIRMED', 'FORFEITED', 'CORRECTED', 'ANNULLED']).nullable(),
  /** The league points of each player or team for it. */
  scores: z.array(z.strictObject({ player: z.string(), points: z.number() })),
});
/** The value of a game in a league. */
export type LeagueStanding = z.output<typeof leagueSchema>;

export const certificateSchema = z.strictObject({
  game: z.uuid(),
  ruleset: rulesetSchema,
  seats: z.array(seatSchema),
  /** When the last commit was made, in milliseconds since 1970. */
  endedAt: z.int().min(0),
  /** The number of the last event, and the hash of the last commit: with them the transcript proves everything else. */
  version,
  hash,
  /** Where a game goes on from another one: its players did not come to that position. Absent for all others. */
  forkedFrom: forkOriginSchema.optional(),
  outcome: gameEventSchemas.gameOver,
  /** `null` for a game of no league. */
  league: leagueSchema.nullable(),
});
/** The result of a game, as certified by a server. */
export interface Certificate extends Omit<z.output<typeof certificateSchema>, 'outcome'> {
  readonly outcome: NonNullable<Game['outcome']>;
}
