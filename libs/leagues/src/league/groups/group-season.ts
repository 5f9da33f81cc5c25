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

/** A group of a season as a season of its own, without finals; `undefined` where it has no such group. @param number from 1. */
export function groupAlone(season: Season, number: number): Season | undefined {
  const players = season.groups?.[number - 1];
  if (!players) return undefined;
  const { groups: _groups, finals: _finals, ...rest } = groupSeason(season, players);
  const { groups: _planned, finals: _later, ...plan } = rest.plan;
  return { ...rest, plan };
}

const roundIn = ({ pairings, byes, ...round }: Round, group: ReadonlySet<string>): Round => ({
  ...round,
  pairings: pairings.filter(({ players }) => players.every((player) => group.has(player))),
  byes: byes.filter(({ player }) => group.has(player)),
});
