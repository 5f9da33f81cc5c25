import { pairingsOf, type LoadedLeague } from '#leagues';
import { z } from 'zod';
import { FORMAT, hash, lineSchemas, version } from './form.js';

/* The lines of a league's transcript (docs/transcript.md): as those of a game, without what only a game has. */

const about = {
  format: z.literal(FORMAT),
  kind: z.literal('league'),
  id: z.uuid(),
  /** What it is called. */
  name: z.string(),
};

const headerSchema = z.strictObject({ ...about, key: z.string() });
/** The first line. */
export type LeagueHeader = z.output<typeof headerSchema>;

const endSchema = z.strictObject({
  ...about,
  version,
  hash,
  /** Its games that were played to an end and written down, in the order of pairing, with the hash that each ended with. */
  games: z.array(z.strictObject({ season: z.int().min(1), gameId: z.string(), hash: z.string() })),
});
/** What is signed: which league it is, and how far it was. */
export type LeagueEnd = z.output<typeof endSchema>;

/** The three sorts of lines. */
export const leagueLineSchemas = {
  header: z.strictObject({ header: headerSchema }),
  commit: lineSchemas.commit,
  end: z.strictObject({ end: endSchema, signature: z.string() }),
};

/** A league as far as it is, as its transcript ends. */
export function leagueEndOf({ leagueId: id, league, hash: last }: LoadedLeague): LeagueEnd {
  const games = league.seasons.flatMap((season) =>
    pairingsOf(season).flatMap(({ gameId, outcome }) =>
      outcome?.gameHash == null ? [] : [{ season: season.number, gameId, hash: outcome.gameHash }],
    ),
  );
  return { format: FORMAT, kind: 'league', id, name: league.name, version: league.version, hash: last, games };
}

/** The first line of the transcript that has this end. */
export const leagueHeaderOf = ({ format, kind, id, name }: LeagueEnd, key: string): LeagueHeader => ({
  format,
  kind,
  id,
  name,
  key,
});
