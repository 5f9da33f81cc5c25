import type { BracketMatch } from '../../pairings/knock-out.js';
import { countBelow } from '../../standings/ranks.js';
import type { StandingsLine } from '../../standings/standings.js';

/**
 * The table of a season with finals: the finalists first, each ranked by the round of the bracket in which they were
 * eliminated, and then the others as before. Points and tie-breaks are those of the rounds before.
 * @param lines the table before the finals. @param matches the bracket.
 */
export function finalsTable(
  lines: readonly StandingsLine[],
  seeds: readonly string[],
  matches: readonly BracketMatch[],
): readonly StandingsLine[] {
  const finalists = new Set(seeds);
  const reached = new Map(seeds.map((player) => [player, lastRoundOf(player, matches)]));
  const before = countBelow(lines.flatMap(({ player, rank }) => (finalists.has(player) ? [] : [rank])));
  const better = ({ player, rank }: StandingsLine): number => {
    const own = reached.get(player);
    if (own !== undefined) return [...reached.values()].filter((other) => other > own).length;
    return finalists.size + before(rank);
  };
  return lines.map((line) => ({ ...line, rank: 1 + better(line) })).sort((one, other) => one.rank - other.rank);
}

/** The place of the bracket round in which a player was eliminated; Infinity for one who was not. */
function lastRoundOf(player: string, matches: readonly BracketMatch[]): number {
  const last = matches.findLast(({ players }) => players.includes(player));
  if (!last?.isOver || last.winner === player) return Infinity;
  return matches.findIndex(({ id }) => roundIn(id) === roundIn(last.id));
}

/** `W2` of `W2.1`. */
const roundIn = (id: string): string => id.split('.')[0] ?? id;
