import { doubleRoundRobin, roundRobin, type DuelRound } from '../../pairings/round-robin.js';
import { groupSeason } from '../groups/group-season.js';
import type { Format } from '../plan.js';
import { playing, type Season } from '../state.js';

type RoundRobin = Extract<Format, { kind: 'ROUND_ROBIN' }>;

/** The rounds of a round robin that are still to be paired, fixed by the numbers of its entries. */
export const roundsToCome = ({ entries, rounds }: Season, { twice }: RoundRobin): readonly DuelRound[] =>
  (twice ? doubleRoundRobin : roundRobin)(
    [...entries].sort((one, other) => one.number - other.number).map(({ player }) => player),
  ).slice(rounds.length);

/** Whether two players who have not withdrawn are still to meet in a round robin. */
export function isLeft(season: Season, format: RoundRobin): boolean {
  const stays = new Set(playing(season).map(({ player }) => player));
  return roundsToCome(season, format).some(({ duels }) =>
    duels.some(({ first, second }) => stays.has(first) && stays.has(second)),
  );
}

/** Whether the rounds of the format are over: nothing is left before the finals. */
export function hasHadItsRounds(season: Season): boolean {
  const { format, groups: wanted } = season.plan;
  if (format.kind === 'SWISS' || format.kind === 'TABLES') return season.rounds.length >= format.rounds;
  if (format.kind !== 'ROUND_ROBIN') return false;
  if (!wanted) return !isLeft(season, format);
  return season.groups?.every((players) => !isLeft(groupSeason(season, players), format)) ?? false;
}
