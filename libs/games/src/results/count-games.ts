import type { ProjectedCommit } from '#event-store';
import { foldLeague, resultsOf, unopenedLeague } from '#leagues';
import { foldGame, unopenedGame, type StoredCommit } from '#records';
import { endings } from '../log/ended-games.js';
import type { RulesetRegistry } from '../rulesets/registry.js';
import { LEAGUE_STREAM } from '../streams/stream-kinds.js';
import type { CountedGame } from './counted-games.js';
import { ratedResult } from './rated-result.js';

/** What is read to count games: their rules, and their whole streams. */
export interface CountingParts {
  readonly rulesets: Pick<RulesetRegistry, 'pinned'>;
  readonly read: (streamId: string) => Promise<readonly StoredCommit[]>;
}

/** The games that end with these commits and count. */
export async function countEnded(
  told: readonly ProjectedCommit[],
  { rulesets, read }: CountingParts,
): Promise<readonly CountedGame[]> {
  const counted: CountedGame[] = [];
  for (const { commit, header } of endings(told)) {
    const { streamId: gameId } = commit;
    const edition = await rulesets.pinned(header.subject);
    const result = ratedResult(foldGame(unopenedGame(gameId, edition), await read(gameId)));
    if (result) counted.push({ gameId, result });
  }
  return counted;
}

/** What decides of a result that a game has. */
const DECIDING = new Set(['resultCorrected', 'resultAnnulled']);

/** The games of which these commits of leagues decide, as their leagues now count them. */
export async function countDecided(
  told: readonly ProjectedCommit[],
  { read }: Pick<CountingParts, 'read'>,
): Promise<readonly CountedGame[]> {
  const decided = new Map<string, Set<string>>();
  for (const { commit, header } of told) {
    if (header.kind !== LEAGUE_STREAM) continue;
    for (const { type, data } of commit.events) {
      if (!DECIDING.has(type)) continue;
      const games = decided.get(commit.streamId) ?? new Set();
      decided.set(commit.streamId, games.add((data as { gameId: string }).gameId));
    }
  }
  const counted: CountedGame[] = [];
  for (const [leagueId, gameIds] of decided) {
    const { league } = foldLeague(unopenedLeague(leagueId), await read(leagueId));
    const results = new Map(league.seasons.flatMap(resultsOf).map((result) => [result.gameId, result]));
    for (const gameId of gameIds) counted.push({ gameId, result: results.get(gameId) ?? null });
  }
  return counted;
}
