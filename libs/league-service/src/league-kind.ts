import { foldLeague, unopenedLeague, type LoadedLeague } from '#leagues';
import { type StreamKind, LEAGUE_STREAM } from '#streams';

/** How the streams of leagues are folded: by the rules of leagues, which have one version. */
export const leagueKind: StreamKind<LoadedLeague> = {
  name: LEAGUE_STREAM,
  blank: (leagueId) => Promise.resolve(unopenedLeague(leagueId)),
  fold: foldLeague,
  versionOf: ({ league }) => league.version,
};
