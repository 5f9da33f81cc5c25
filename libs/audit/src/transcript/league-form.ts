import { gamesOf, pairingsOf, type LoadedLeague } from '#leagues';
import { z } from 'zod';
import { FORMAT, hash, lineSchemas, version } from './form.js';

/* The lines of a league's transcript (docs/transcript.md): as those of a game, without the parts that only a game has. */

const about = {
  format: z.literal(FORMAT),
  kind: z.literal('league'),
  id: z.uuid(),
  /** Its name. */
  name: z.string(),
};

const headerSchema = z.strictObject({ ...about, key: z.string() });
/** The first line. */
export type LeagueHeader = z.output<typeof headerSchema>;

const endSchema = z.strictObject({
  ...about,
  version,
  hash,
  /** Its games that were played to their end and recorded, in the order of pairing, with their final hashes. */
  games: z.array(z.strictObject({ season: z.int().min(1), gameId: z.string(), hash: z.string() })),
});
/** The signed part: the league, and its state. */
export type LeagueEnd = z.output<typeof endSchema>;

/** The three kinds of lines. */
export const leagueLineSchemas = {
  header: z.strictObject({ header: headerSchema }),
  commit: lineSchemas.commit,
  end: z.strictObject({ end: endSchema, signature: z.string() }),
};

/** The end of the transcript of a league in its current state. */
export function leagueEndOf({ leagueId: id, league, hash: last }: LoadedLeague): LeagueEnd {
  const games = league.seasons.flatMap((season) =>
    pairingsOf(season)
      .flatMap(gamesOf)
      .flatMap(({ gameId, outcome }) =>
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
