import { apart } from '../../pairings/apart.js';
import type { StandingsLine } from '../../standings/standings.js';
import type { Season } from '../state.js';
import { acrossGroups } from './across.js';

/**
 * The finalists of a season in groups, as they are seeded: of each group as many as `top` allows for all groups, and the best of the
 * next places. Seeds are by place, then across groups; in the first round of the bracket no two of one group meet, as far as that
 * is possible.
 * @param table that of the season, without players who do not go on. @param top the number of finalists.
 */
export function qualified(season: Season, table: readonly StandingsLine[], top: number): readonly string[] {
  const compare = acrossGroups(season);
  const groupOf = new Map(table.map(({ player, group = 0 }) => [player, group]));
  const groups = [...new Set(groupOf.values())].map((group) => table.filter((line) => line.group === group));
  const most = Math.max(0, ...groups.map(({ length }) => length));
  const byPlace = Array.from({ length: most }, (_, place) =>
    groups.flatMap((lines) => lines[place]?.player ?? []).sort(compare),
  ).flat();
  return apart(byPlace.slice(0, top), (player) => groupOf.get(player) ?? 0);
}
