import { recordsOf } from '../records.js';
import { adjustmentOf } from '../running/adjustments.js';
import type { Season } from '../state.js';

/**
 * Compares players of the same place in different groups, the better one first: by points per game with an opponent, then by won
 * games per game, then by number. Groups differ in size, so sums, byes and the usual tie-breaks do not compare.
 */
export function acrossGroups(season: Season): (one: string, other: string) => number {
  const records = recordsOf(season);
  const worth = new Map(
    season.entries.map(({ player, number }) => {
      const met = (records.get(player) ?? []).filter(({ kind, against }) => against.length > 0 && kind !== 'ANNULLED');
      const games = Math.max(1, met.length);
      const points = met.reduce((sum, round) => sum + round.points, adjustmentOf(season, player));
      return [player, [-points / games, -met.filter(({ isWin }) => isWin).length / games, number]] as const;
    }),
  );
  return (one, other) => {
    const [own, its] = [worth.get(one) ?? [], worth.get(other) ?? []];
    const differences = own.map((value, place) => value - (its[place] ?? 0));
    return differences.find((difference) => difference !== 0) ?? 0;
  };
}
