import { sumsOf } from './opposition.js';
import type { Scores } from './scores.js';
import type { TieBreakRules } from './tie-break-rules.js';
import { tieBreaks, type TieBreakName } from './tie-breaks.js';

/** A line of a table. */
export interface StandingsLine {
  readonly player: string;
  /** 1 is best; players who remain tied share a rank. */
  readonly rank: number;
  /** With the adjustment. */
  readonly points: number;
  /** The points that penalties have added to those of the games. */
  readonly adjustment: number;
  /** The values of the tie-breaks, in their order. */
  readonly tieBreaks: readonly number[];
  /** Its group, from 1, and its place there; absent without groups. */
  readonly group?: number;
  readonly groupRank?: number;
}

interface Line extends Omit<StandingsLine, 'rank'> {
  readonly tieBreaks: number[];
}

/**
 * The table: by points, then by each tie-break in turn among players who are still tied; players who remain tied keep
 * the given order.
 */
export function standings(
  players: readonly string[],
  scores: Scores,
  by: readonly TieBreakName[],
  rules: TieBreakRules,
  adjustmentOf: (player: string) => number = () => 0,
): readonly StandingsLine[] {
  const sums = sumsOf(scores, rules);
  const lines = players.map((player): Line => {
    const adjustment = adjustmentOf(player);
    return { player, points: (sums.own.get(player) ?? 0) + adjustment, adjustment, tieBreaks: [] };
  });
  let groups = [lines];
  groups = groups.flatMap((group) => split(group, ({ points }) => points));
  for (const name of by) {
    for (const group of groups) {
      const equals = group.map(({ player }) => player);
      const values = tieBreaks[name](scores, equals, rules, sums);
      for (const [place, line] of group.entries()) line.tieBreaks.push(values[place] ?? 0);
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

/** Splits a group, the best first: players with equal values together. */
function split(group: readonly Line[], valueOf: (line: Line) => number): Line[][] {
  const parts = new Map<number, Line[]>();
  for (const line of group) {
    const equals = parts.get(valueOf(line));
    if (equals) equals.push(line);
    else parts.set(valueOf(line), [line]);
  }
  return [...parts].sort(([one], [other]) => other - one).map(([, part]) => part);
}
