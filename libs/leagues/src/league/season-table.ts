import { standings, type StandingsLine } from '../standings/standings.js';
import type { TieBreakRules } from '../standings/tie-break-rules.js';
import { bracketOf } from './bracket.js';
import { groupTable } from './groups/group-table.js';
import { pointSystemOf } from './point-system.js';
import { recordsOf } from './records.js';
import { adjustmentOf } from './running/adjustments.js';
import { finalsTable } from './running/finals-table.js';
import { ladderOf } from './season-ladder.js';
import type { Season } from './state.js';

/**
 * The table of a season: tied players are in the order of their numbers. For a ladder, it is the ladder, regardless
 * of points, without players who have withdrawn. In groups, players of the same place share a rank. With finals, the finalists
 * come first.
 */
export function tableOf(season: Season): readonly StandingsLine[] {
  const lines = season.groups ? groupTable(season, season.groups, linesOf) : linesOf(season);
  if (season.finals) return finalsTable(lines, season.finals.seeds, bracketOf(season) ?? []);
  if (season.plan.format.kind !== 'LADDER') return lines;
  const places = new Map(ladderOf(season).map((player, place) => [player, place + 1]));
  return lines
    .flatMap((line) => {
      const rank = places.get(line.player);
      return rank === undefined ? [] : { ...line, rank };
    })
    .sort((one, other) => one.rank - other.rank);
}

function linesOf(season: Season): readonly StandingsLine[] {
  const players = [...season.entries].sort((one, other) => one.number - other.number).map(({ player }) => player);
  return standings(players, recordsOf(season), season.plan.tieBreaks, tieBreakRulesOf(season), (player) =>
    adjustmentOf(season, player),
  );
}

/** FIDE's tie-breaks know Swiss tournaments and round robins; in other formats only played games count. */
function tieBreakRulesOf({ plan }: Season): TieBreakRules {
  const { kind } = plan.format;
  const { win, draw } = pointSystemOf(plan);
  const most = plan.scoring.kind === 'SCORE' ? Infinity : win;
  return { unplayed: kind === 'SWISS' ? 'SWISS' : kind === 'ROUND_ROBIN' ? 'FIXED' : 'OPEN', win: most, draw };
}
