import type { LeagueEvent } from '../events.js';
import { qualified } from '../groups/qualified.js';
import { tableOf } from '../season-table.js';
import { available, isComplete, type Season } from '../state.js';
import { hasHadItsRounds } from './rounds-left.js';

type FinalsBegan = Extract<LeagueEvent, { readonly type: 'finalsBegan' }>;

/** The begin of the finals, seeded by the table, without players who pause; undefined where they are not due. */
export function dueFinals(season: Season, by: string): FinalsBegan | undefined {
  const { finals } = season.plan;
  if (!finals || season.finals || !isComplete(season) || !hasHadItsRounds(season)) return undefined;
  const stays = new Set(available(season).map(({ player }) => player));
  const best = tableOf(season).filter(({ player }) => stays.has(player));
  const players = season.groups
    ? qualified(season, best, finals.top)
    : best.slice(0, finals.top).map(({ player }) => player);
  return { type: 'finalsBegan', season: season.number, players: [...players], by };
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
