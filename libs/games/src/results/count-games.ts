import type { ProjectedCommit } from '#event-store';
import { foldLeague, gamesOf, hasGame, leagueOf, pairingsOf, resultsOf, unopenedLeague, type League } from '#leagues';
import { foldGame, unopenedGame, type StoredCommit } from '#records';
import { endings } from '../log/ended-games.js';
import type { RulesetRegistry } from '../rulesets/registry.js';
import { LEAGUE_STREAM } from '#streams';
import type { CountedGame } from './counted-games.js';
import { ratedResult } from './rated-result.js';

/** The sources for counting games: their rules, and their whole streams. */
export interface CountingParts {
  readonly rulesets: Pick<RulesetRegistry, 'pinned'>;
  readonly read: (streamId: string) => Promise<readonly StoredCommit[]>;
}

/** A game as it counts where the operator of the server vouches for its league. */
export interface CountableGame extends CountedGame {
  /** Null for a game that is of no league: it counts as it is. */
  readonly leagueId: string | null;
}

/** The games that end with these commits and can count. */
export async function countEnded(
  told: readonly ProjectedCommit[],
  { rulesets, read }: CountingParts,
): Promise<readonly CountableGame[]> {
  const counted: CountableGame[] = [];
  for (const { commit, header } of endings(told)) {
    const { streamId: gameId } = commit;
    const release = await rulesets.pinned(header.subject);
    const over = foldGame(unopenedGame(gameId, release), await read(gameId));
    const result = ratedResult(over);
    if (result) counted.push({ gameId, leagueId: leagueOf(over) ?? null, result });
  }
  return counted;
}

/** The events that decide on the result of a game. */
const DECIDING = new Set(['resultCorrected', 'resultAnnulled']);

/** The games on which these commits of leagues decide, as their leagues now count them. */
export async function countDecided(
  told: readonly ProjectedCommit[],
  { read }: Pick<CountingParts, 'read'>,
): Promise<readonly CountableGame[]> {
  const decided = new Map<string, Set<string>>();
  for (const { commit, header } of told) {
    if (header.kind !== LEAGUE_STREAM) continue;
    for (const { type, data } of commit.events) {
      if (!DECIDING.has(type)) continue;
      const games = decided.get(commit.streamId) ?? new Set();
      decided.set(commit.streamId, games.add((data as { gameId: string }).gameId));
    }
  }
  const counted: CountableGame[] = [];
  for (const [leagueId, gameIds] of decided) {
    const { league } = foldLeague(unopenedLeague(leagueId), await read(leagueId));
    const results = new Map(league.seasons.flatMap(resultsOf).map((result) => [result.gameId, result]));
    for (const gameId of gamesWith(league, gameIds))
      counted.push({ gameId, leagueId, result: results.get(gameId) ?? null });
  }
  return counted;
}

/** The leagues that the operator of the server vouches for with these commits (true), or no longer does (false). */
export function vouchesIn(told: readonly ProjectedCommit[]): ReadonlyMap<string, boolean> {
  const vouches = new Map<string, boolean>();
  for (const { commit, header } of told) {
    if (header.kind !== LEAGUE_STREAM) continue;
    for (const { type } of commit.events)
      if (type === 'vouched' || type === 'vouchRevoked') vouches.set(commit.streamId, type === 'vouched');
  }
  return vouches;
}

/** These games, and the other games of their matches: a decision is about a whole match. */
function gamesWith({ seasons }: League, gameIds: ReadonlySet<string>): readonly string[] {
  const decided = seasons.flatMap(pairingsOf).filter((pairing) => [...gameIds].some((id) => hasGame(pairing, id)));
  return [...new Set([...gameIds, ...decided.flatMap(gamesOf).map(({ gameId }) => gameId)])];
}
