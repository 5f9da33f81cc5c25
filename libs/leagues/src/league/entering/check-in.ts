import { SYSTEM } from '#records';
import type { Asking, CommandOf, LeagueDecision } from '../asking.js';
import { seasonAfter, type SeasonEvent } from '../evolve.js';
import { refuseLeague } from '../refusals.js';
import { playing, type Season } from '../state.js';
import { promotions } from './admission.js';

/** A participant is there, on the waiting list too. Organizers check in at any time before the first round. */
export function checkIn(season: Season, { player }: CommandOf<'checkIn'>, { by, at, role }: Asking): LeagueDecision {
  const window = season.plan.registration?.checkIn;
  if (!window) return refuseLeague('noCheckIn');
  const known = [...playing(season), ...season.entering.applicants].find((one) => one.player === player);
  if (!known) return refuseLeague('notEntered', { player });
  if (known.isCheckedIn) return refuseLeague('alreadyCheckedIn', { player });
  const { opens = 0, closes = Infinity } = window;
  if (role === undefined && at < opens) return refuseLeague('notOpenYet', { moment: opens });
  if ((role === undefined && at >= closes) || season.rounds.length > 0) return refuseLeague('checkInOver');
  return { events: [{ type: 'checkedIn', season: season.number, player, by }] };
}

/**
 * What happens when the first round is paired: participants that have not checked in are dropped, and those of the
 * waiting list that have get their places.
 */
export function beforeFirstRound(season: Season): readonly SeasonEvent[] {
  if (season.rounds.length > 0 || !season.plan.registration?.checkIn) return [];
  const dropped = playing(season)
    .filter(({ isCheckedIn }) => !isCheckedIn)
    .map(({ player }): SeasonEvent => ({ type: 'dropped', season: season.number, player, by: SYSTEM }));
  const left = after(season, dropped);
  return [...dropped, ...promotions(left, ({ isCheckedIn }) => isCheckedIn)];
}

/** A season as its next round is paired. */
export const readyToPair = (season: Season): Season => after(season, beforeFirstRound(season));

const after = (season: Season, events: readonly SeasonEvent[]): Season =>
  events.reduce((before, event) => seasonAfter(before, event), season);
