import { doubleRoundRobin, roundRobin } from '../../pairings/round-robin.js';
import type { LeagueEvent } from '../events.js';
import { tableOf } from '../season-table.js';
import { available, isComplete, type Season } from '../state.js';

type FinalsBegan = Extract<LeagueEvent, { readonly type: 'finalsBegan' }>;

/** The begin of the finals, seeded by the table, without players who pause; undefined where they are not due. */
export function dueFinals(season: Season, by: string): FinalsBegan | undefined {
  const { finals } = season.plan;
  if (!finals || season.finals || !isComplete(season) || season.rounds.length < roundsOf(season)) return undefined;
  const stays = new Set(available(season).map(({ player }) => player));
  const best = tableOf(season).flatMap(({ player }) => (stays.has(player) ? [player] : []));
  return { type: 'finalsBegan', season: season.number, players: best.slice(0, finals.top), by };
}

/** A season with its finals. */
export const withFinals = (season: Season, { players }: Pick<FinalsBegan, 'players'>): Season => ({
  ...season,
  finals: { after: season.rounds.length, seeds: players },
});

/** A season as it is for its next round: with its finals where they are due. */
export function forNextRound(season: Season): Season {
  const due = dueFinals(season, '');
  return due ? withFinals(season, due) : season;
}

/** The number of rounds before the finals. */
function roundsOf({ entries, plan: { format } }: Season): number {
  if (format.kind === 'SWISS' || format.kind === 'TABLES') return format.rounds;
  if (format.kind !== 'ROUND_ROBIN') return Infinity;
  const players = entries.map(({ player }) => player);
  return (format.twice ? doubleRoundRobin : roundRobin)(players).length;
}
