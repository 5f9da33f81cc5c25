import type { Asking, CommandOf, LeagueDecision } from '../asking.js';
import { isForAll } from '../proposal.js';
import { pointSystemOf } from '../point-system.js';
import { refuseLeague } from '../refusals.js';
import { refuseRole } from '../roles.js';
import { forNextRound } from '../running/finals.js';
import { available, playing, type Round, type Season } from '../state.js';

/** A player asks not to play a coming round, within the limits of the plan; an organizer may grant any. */
export function requestBye(season: Season, command: CommandOf<'requestBye'>, { by, role }: Asking): LeagueDecision {
  const { player, round } = command;
  if (!isForAll(season)) return refuseLeague('noByes');
  if (!playing(season).some((one) => one.player === player)) return refuseLeague('notEntered', { player });
  if (round <= season.rounds.length) return refuseLeague('roundPaired', { round });
  const own = season.entering.byeRequests.filter((one) => one.player === player);
  if (own.some((one) => one.round === round)) return refuseLeague('byeRequestedAlready', { player, round });
  // A scorekeeper who plays is bound by the plan as every player is.
  if (refuseRole(command, role)) {
    const { most = 0, lastRound = Infinity } = season.plan.requestedByes ?? {};
    if (own.length >= most) return refuseLeague('tooManyByes', { most });
    if (round > lastRound) return refuseLeague('byeTooLate', { round: lastRound });
  }
  return { events: [{ type: 'byeRequested', season: season.number, player, round, by }] };
}

/** A player plays the round after all, as long as it is not paired. */
export function cancelBye(season: Season, { player, round }: CommandOf<'cancelBye'>, { by }: Asking): LeagueDecision {
  if (round <= season.rounds.length) return refuseLeague('roundPaired', { round });
  if (!season.entering.byeRequests.some((one) => one.player === player && one.round === round))
    return refuseLeague('noByeRequested', { player, round });
  return { events: [{ type: 'byeCancelled', season: season.number, player, round, by }] };
}

/**
 * The byes of a round that players have asked for; none in a format whose opponents follow from entries and results.
 * @param besides players of whom an organizer decides otherwise.
 */
export function requestedByes(season: Season, round: number, besides: ReadonlySet<string> = new Set()): Round['byes'] {
  if (!isForAll(forNextRound(season))) return [];
  const there = new Set(available(season).map(({ player }) => player));
  const { halfBye } = pointSystemOf(season.plan);
  return season.entering.byeRequests
    .filter((one) => one.round === round && there.has(one.player) && !besides.has(one.player))
    .map(({ player }) => ({ player, points: halfBye, requested: true }));
}
