import type { RoundScore, Scores } from '../standings/scores.js';
import { standings, type StandingsLine } from '../standings/standings.js';
import { ladderOf } from './season-ladder.js';
import type { Season } from './state.js';

/** The points of all players in a season so far. A forfeit, a bye and an annulled result have no opponent. */
export function scoresIn(season: Season): Scores {
  const scores = new Map<string, RoundScore[]>(season.entries.map(({ player }) => [player, []]));
  for (const { number: round, pairings, byes } of season.rounds) {
    for (const { player, points } of byes) scores.get(player)?.push({ round, points, against: [] });
    for (const { players, outcome } of pairings)
      for (const { player, points } of outcome?.scores ?? []) {
        const wasPlayed = outcome?.kind !== 'FORFEITED';
        const against = wasPlayed ? players.filter((other) => other !== player) : [];
        const inGame = wasPlayed ? outcome?.placed.find((placed) => placed.player === player)?.points : undefined;
        scores.get(player)?.push({ round, points, against, ...(inGame === undefined ? {} : { inGame }) });
      }
  }
  return scores;
}

/**
 * The table of a season: tied players are in the order of their numbers. For a ladder, it is the ladder, regardless
 * of points, without players who have withdrawn.
 */
export function tableOf(season: Season): readonly StandingsLine[] {
  const lines = linesOf(season);
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
  return standings(players, scoresIn(season), season.plan.tieBreaks);
}
