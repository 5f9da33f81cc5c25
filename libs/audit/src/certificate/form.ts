import { gameEventSchemas, type Game } from '#kernel';
import { z } from 'zod';
import { hash, rulesetSchema, version } from '../transcript/form.js';

/* What a certificate says (docs/transcript.md): one line of canonical JSON under the name of its form, in a signed note. */

/** The first line of what is signed: no other text that a server signs begins so. */
export const CERTIFICATE = 'chronicle-result/1';

const seatSchema = z.strictObject({
  seat: z.int().min(0),
  /** Who sat there when the game ended; `null` for a bot. */
  account: z.string().nullable(),
  /** `null` for a bot, and where names are kept back. */
  name: z.string().nullable(),
  bot: z.string().nullable(),
});

const leagueSchema = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  /** As of which version of the league this is said, and the hash of its last commit then. */
  version,
  hash,
  /** `null` where the pairing was made anew since: the game counts in no season. */
  season: z.int().min(1).nullable(),
  /** How the pairing was decided; `null` where it was not yet. */
  decided: z.enum(['CONFIRMED', 'FORFEITED', 'CORRECTED', 'ANNULLED']).nullable(),
  /** What each player or team gets for it, in the points of the league. */
  scores: z.array(z.strictObject({ player: z.string(), points: z.number() })),
});
/** What a league makes of a game. */
export type LeagueStanding = z.output<typeof leagueSchema>;

export const certificateSchema = z.strictObject({
  game: z.uuid(),
  ruleset: rulesetSchema,
  seats: z.array(seatSchema),
  /** When the last commit was made, in milliseconds since 1970. */
  endedAt: z.int().min(0),
  /** The number of the last event, and the hash of the last commit: with them the transcript proves all the rest. */
  version,
  hash,
  outcome: gameEventSchemas.gameOver,
  /** `null` for a game of no league. */
  league: leagueSchema.nullable(),
});
/** How a game came out, as a server vouches for it. */
export interface Certificate extends Omit<z.output<typeof certificateSchema>, 'outcome'> {
  readonly outcome: NonNullable<Game['outcome']>;
}
