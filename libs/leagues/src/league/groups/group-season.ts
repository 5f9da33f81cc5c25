import type { Round, Season } from '../state.js';

/** A season as one of its groups sees it: its participants, and their rounds before the finals. */
export function groupSeason(season: Season, players: readonly string[]): Season {
  const group = new Set(players);
  return {
    ...season,
    entries: season.entries.filter(({ player }) => group.has(player)),
    rounds: season.rounds.slice(0, season.finals?.after).map((round) => roundIn(round, group)),
  };
}

const roundIn = ({ pairings, byes, ...round }: Round, group: ReadonlySet<string>): Round => ({
  ...round,
  pairings: pairings.filter(({ players }) => players.every((player) => group.has(player))),
  byes: byes.filter(({ player }) => group.has(player)),
});
