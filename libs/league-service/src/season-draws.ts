import { drawCommitment, type Asking, type LeagueCommand, type LoadedLeague } from '#leagues';
import type { ServerIds } from '#streams';

/** The commands that promise a draw, or make one. A round that pairs itself draws nothing: its commit may tell no seed. */
const DRAWING = new Set<string>(['openSeason', 'changePlan', 'formGroups', 'pairRound']);

/**
 * The seeds of draws. None is stored: the seed of a season derives from its place under the secret of the server, so that no one can
 * try several, and the stream holds its promise.
 */
export class SeasonDraws {
  constructor(private readonly ids: Pick<ServerIds, 'of'>) {}

  /** What the rules of leagues ask about a draw to decide a command; `undefined` where they ask nothing. */
  of({ leagueId, league }: LoadedLeague, command: LeagueCommand): Asking['draw'] {
    if (!DRAWING.has(command.type)) return undefined;
    const season = 'season' in command ? command.season : league.seasons.length + 1;
    const seed = this.ids.of('draw of groups', leagueId, String(season));
    return { seed, commitment: drawCommitment(seed) };
  }
}
