import { isRefusal } from '#kernel';
import type { Asking, CommandOf, LeagueDecision } from '../asking.js';
import { beforeRound } from '../entering/check-in.js';
import type { LeagueRefusalCode } from '../refusals.js';
import { refuseLeague } from '../refusals.js';
import { formatOf, type Season } from '../state.js';
import { dueFinals } from './finals.js';
import type { obstacleWords } from './pairing-plan.js';

const OBSTACLES: Partial<Record<LeagueRefusalCode, keyof typeof obstacleWords>> = {
  roundRuns: 'ROUND_RUNS',
  nothingToPair: 'TOO_FEW',
  tooFewForGroups: 'TOO_FEW',
  notDrawn: 'NO_GROUPS',
  groupsMissing: 'NO_GROUPS',
  notGrouped: 'NO_GROUPS',
  noPairing: 'NO_PAIRING',
  wrongTable: 'WRONG_TABLE',
  tooFewMembers: 'WRONG_TABLE',
};

/**
 * The server pairs the next round at its time. Where that is impossible the log says why, and the season waits. A season
 * that has had its rounds needs no next one: that is refused.
 * @param pair pairs the round as an organizer would.
 */
export function pairNext(
  season: Season,
  { round }: CommandOf<'pairNext'>,
  asking: Asking,
  pair: () => LeagueDecision,
): LeagueDecision {
  const { by, isSystem } = asking;
  if (!isSystem) return refuseLeague('notOfTheServer');
  const next = season.rounds.length + 1;
  if (round !== next) return refuseLeague('wrongRound', { round: next });
  const decision = pair();
  if (!isRefusal(decision)) return decision;
  const isOver = decision.code === 'nothingToPair' && season.rounds.length > 0 && !hasRoundsLeft(season);
  const obstacle = isOver ? undefined : OBSTACLES[decision.code];
  if (!obstacle) return decision;
  const refused = withRefusedDeck(season, asking);
  const told = refused.length > 0 ? { refused } : {};
  return { events: [{ type: 'roundNotPaired', season: season.number, round, obstacle, ...told, by }] };
}

/** The participants that the round was to be paired without for a deck: a verifier cannot ask the rules of the game. */
const withRefusedDeck = (season: Season, asking: Asking): string[] =>
  beforeRound(season, asking).flatMap((event) =>
    event.type === 'dropped' && event.because === 'DECK_REFUSED' ? [event.player] : [],
  );

/** Whether rounds of the plan, or its finals, are still to come: then too few players are there, and nothing is over. */
function hasRoundsLeft(season: Season): boolean {
  const format = formatOf(season);
  const rounds = format.kind === 'SWISS' || format.kind === 'TABLES' ? format.rounds : 0;
  return season.rounds.length < rounds || dueFinals(season, '') !== undefined;
}
