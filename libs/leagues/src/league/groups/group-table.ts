import { countBelow } from '../../standings/ranks.js';
import type { StandingsLine } from '../../standings/standings.js';
import type { Season } from '../state.js';
import { acrossGroups } from './across.js';
import { groupSeason } from './group-season.js';
import type { Groups } from './state.js';

/**
 * The table of a season in groups: all who have the same place in their groups share a rank, and are compared across
 * groups.
 * @param linesOf the table of one group.
 */
export function groupTable(
  season: Season,
  groups: Groups,
  linesOf: (season: Season) => readonly StandingsLine[],
): readonly StandingsLine[] {
  const compare = acrossGroups(season);
  const lines = groups.flatMap((players, place) =>
    linesOf(groupSeason(season, players)).map((line) => ({ ...line, group: place + 1, groupRank: line.rank })),
  );
  const before = countBelow(lines.map(({ groupRank }) => groupRank));
  return lines
    .map((line) => ({ ...line, rank: 1 + before(line.groupRank) }))
    .sort((one, other) => one.rank - other.rank || compare(one.player, other.player));
}
