import { pointsOf, type Scores } from './scores.js';
import { tieBreaks, type TieBreakName } from './tie-breaks.js';

/** A line of a table. */
export interface StandingsLine {
  readonly player: string;
  /** 1 is best; who cannot be told apart shares a rank. */
  readonly rank: number;
  readonly points: number;
  /** What each tie-break came to, in their order. */
  readonly tieBreaks: readonly number[];
}

interface Line extends Omit<StandingsLine, 'rank'> {
  readonly tieBreaks: number[];
}

/**
 * The table: by points, then by each tie-break in turn among those who are still equal; who cannot be told apart stands in the order in
 * which players are given.
 */
export function standings(
  players: readonly string[],
  scores: Scores,
  by: readonly TieBreakName[],
): readonly StandingsLine[] {
  let groups = [players.map((player): Line => ({ player, points: pointsOf(scores, player), tieBreaks: [] }))];
  groups = groups.flatMap((group) => split(group, ({ points }) => points));
  for (const name of by) {
    for (const group of groups) {
      const equals = group.map(({ player }) => player);
      for (const line of group) line.tieBreaks.push(tieBreaks[name](scores, line.player, equals));
    }
    groups = groups.flatMap((group) => split(group, (line) => line.tieBreaks.at(-1) ?? 0));
  }
  let rank = 1;
  return groups.flatMap((group) => {
    const lines = group.map((line) => ({ ...line, rank }));
    rank += group.length;
    return lines;
  });
}

/** A group in parts, the best first: those of one value together. */
function split(group: readonly Line[], valueOf: (line: Line) => number): Line[][] {
  const parts = new Map<number, Line[]>();
  for (const line of group) parts.set(valueOf(line), [...(parts.get(valueOf(line)) ?? []), line]);
  return [...parts].sort(([one], [other]) => other - one).map(([, part]) => part);
}
