import { checkLeagueCommit, unopenedLeague } from '#leagues';
import type { StoredCommit } from '#records';
import type { LeagueTable } from '#server/testing';

/**
 * The version of the first commit of a league that does not follow from the commits before it and from its games;
 * undefined where all do.
 */
export async function faultIn(table: LeagueTable, commits: readonly StoredCommit[]): Promise<number | undefined> {
  let loaded = unopenedLeague(table.leagueId);
  for (const commit of commits) {
    const { gameId = '' } = commit.command as { readonly gameId?: string };
    const game = await table.games.load(gameId);
    const check = checkLeagueCommit(loaded, commit, () => game);
    if (!check.ok) return check.fault.version;
    ({ loaded } = check);
  }
  return undefined;
}
