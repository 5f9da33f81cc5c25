import {
  doubleElimination,
  knockOut,
  openMatches,
  type BracketMatch,
  type MatchResult,
  type MatchResults,
} from '../pairings/knock-out.js';
import { winnerOfDrawn } from './running/board-score.js';
import { gamesOf, hasBoards, matchPlanOf } from './running/match-games.js';
import type { DrawnMatch } from './running/match-plan.js';
import { formatOf, pairingsOf, playing, type Pairing, type PairingOutcome, type Season } from './state.js';

/** Whether the current rounds of a season are those of a bracket. */
export function hasBracket(season: Season): boolean {
  const { kind } = formatOf(season);
  return kind === 'KNOCK_OUT' || kind === 'DOUBLE_ELIMINATION';
}

/** The bracket of a season as its results have it; undefined for a format without one. */
export function bracketOf(season: Season): readonly BracketMatch[] | undefined {
  if (!hasBracket(season)) return undefined;
  const make = formatOf(season).kind === 'KNOCK_OUT' ? knockOut : doubleElimination;
  const seeds =
    season.finals?.seeds ??
    [...season.entries].sort((one, other) => one.number - other.number).map(({ player }) => player);
  return withWalkovers(season, (results) => make(seeds, results));
}

/** A player who has withdrawn is out, and the opponent advances; of two such players neither does. */
function withWalkovers(
  season: Season,
  bracket: (results: MatchResults) => readonly BracketMatch[],
): readonly BracketMatch[] {
  const plays = new Set(playing(season).map(({ player }) => player));
  const running = new Set(runningMatches(season));
  const results = new Map(resultsByMatch(season));
  for (;;) {
    const matches = bracket(results);
    const walkovers = openMatches(matches).filter(
      ({ id, players }) => !running.has(id) && players.some((player) => !plays.has(player ?? '')),
    );
    if (walkovers.length === 0) return matches;
    for (const { id, players } of walkovers) {
      const winner = players.find((player) => plays.has(player ?? '')) ?? null;
      results.set(id, [...(results.get(id) ?? []), { players: players as [string, string], winner, stands: false }]);
    }
  }
}

/**
 * The matches that can be paired now, one a player: with one that stands, a player of a double elimination may be in two
 * at a time.
 */
export function matchesToPair(season: Season): readonly BracketMatch[] {
  const running = new Set(runningMatches(season));
  const open = openMatches(bracketOf(season) ?? []).filter(({ id }) => !running.has(id));
  const taken = new Set<string | null>();
  return open.filter(({ players }) => {
    if (players.some((player) => taken.has(player))) return false;
    for (const player of players) taken.add(player);
    return true;
  });
}

const runningMatches = (season: Season): readonly string[] =>
  pairingsOf(season).flatMap(({ match, outcome }) => (match !== undefined && outcome === null ? [match] : []));

/**
 * The matches that were paired with other players than the bracket now has for them, in the order of pairing: earlier
 * results were changed. Without annulled ones, and those that stand.
 */
export function staleMatches(season: Season): readonly Pairing[] {
  const matches = new Map((bracketOf(season) ?? []).map((match) => [match.id, match]));
  return pairingsOf(season).filter(({ match, players, outcome, stands }) => {
    if (match === undefined || outcome?.kind === 'ANNULLED' || stands) return false;
    const due: readonly (string | null)[] = matches.get(match)?.players ?? [];
    return !players.every((player) => due.includes(player));
  });
}

function resultsByMatch(season: Season): MatchResults {
  const results = new Map<string, readonly MatchResult[]>();
  const rules = matchPlanOf(season);
  const drawn = rules?.kind === 'BOARDS' ? (rules.drawn ?? []) : [];
  for (const pairing of pairingsOf(season)) {
    const result = resultOf(pairing, drawn);
    if (pairing.match === undefined || !result) continue;
    results.set(pairing.match, [...(results.get(pairing.match) ?? []), result]);
  }
  return results;
}

/** The result of a match; undefined where it is to be played, or played again because it had no winner. */
function resultOf(pairing: Pairing, drawn: readonly DrawnMatch[]): MatchResult | undefined {
  const { players, outcome, stands = false } = pairing;
  if (outcome?.kind === 'ANNULLED') return undefined;
  if (!outcome) return stands ? { players, winner: undefined, stands } : undefined;
  const absent = outcome.kind === 'FORFEITED' ? (outcome.absent ?? []) : [];
  const present = players.filter((player) => !absent.includes(player));
  if (absent.length > 0 && present.length <= 1) return { players, winner: present[0] ?? null, stands };
  const isWithoutPoints = hasBoards(pairing) && outcome.placed.every(({ points }) => points === 0);
  if (isWithoutPoints) return { players, winner: null, stands };
  const winner = winnerOf(pairing, outcome, drawn);
  return winner === undefined && !stands ? undefined : { players, winner, stands };
}

const winnerOf = (pairing: Pairing, outcome: PairingOutcome, drawn: readonly DrawnMatch[]): string | undefined =>
  winnerByGames(pairing) ?? winnerByPoints(outcome) ?? winnerByBoards(pairing, drawn);

/** The winner of more games of a match; undefined where there is none, and where the result was corrected. */
function winnerByGames({ games, outcome }: Pairing): string | undefined {
  const first = games && outcome?.kind === 'CONFIRMED' ? outcome.placed.filter(({ rank }) => rank === 1) : [];
  return first.length === 1 ? first[0]?.player : undefined;
}

/** The winner of a drawn match of teams, as the plan has it. */
function winnerByBoards(pairing: Pairing, drawn: readonly DrawnMatch[]): string | undefined {
  if (!hasBoards(pairing)) return undefined;
  const boards = gamesOf(pairing).map(({ outcome }) => ({ scores: outcome?.scores ?? [] }));
  return winnerOfDrawn(pairing.players, boards, drawn);
}

function winnerByPoints({ scores }: PairingOutcome): string | undefined {
  const best = Math.max(...scores.map(({ points }) => points));
  const winners = scores.filter(({ points }) => points === best);
  return winners.length === 1 ? winners[0]?.player : undefined;
}
