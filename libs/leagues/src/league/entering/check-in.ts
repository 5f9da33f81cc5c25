import { SYSTEM } from '#records';
import type { Asking, CommandOf, LeagueDecision } from '../asking.js';
import { seasonAfter, type SeasonEvent } from '../evolve.js';
import { droppedWithoutDeck, droppedWithRefusedDeck } from '../decks/decide.js';
import { lacksDeck } from '../decks/submitted.js';
import { refuseLeague } from '../refusals.js';
import { playing, type Season } from '../state.js';
import { promotions } from './admission.js';
import type { Applicant } from './state.js';

/** A participant is there, on the waiting list too. Organizers check in at any time before the first round. */
export function checkIn(season: Season, { player }: CommandOf<'checkIn'>, { by, at, role }: Asking): LeagueDecision {
  const window = season.plan.registration?.checkIn;
  if (!window) return refuseLeague('noCheckIn');
  const known = [...playing(season), ...season.entering.applicants].find((one) => one.player === player);
  if (!known) return refuseLeague('notEntered', { player });
  if (lacksDeck(season, known)) return refuseLeague('deckMissing', { player });
  if (known.isCheckedIn) return refuseLeague('alreadyCheckedIn', { player });
  const { opens = 0, closes = Infinity } = window;
  if (role === undefined && at < opens) return refuseLeague('notOpenYet', { moment: opens });
  if ((role === undefined && at >= closes) || season.rounds.length > 0) return refuseLeague('checkInOver');
  return { events: [{ type: 'checkedIn', season: season.number, player, by }] };
}

/**
 * What happens when the first round is paired: participants that have not checked in, or have no deck, are dropped, and those of
 * the waiting list that are ready get their places, unless groups are formed. Before later rounds latecomers without a deck are dropped.
 * @param facts which decks the rules of the game refuse.
 */
export function beforeRound(season: Season, facts: Pick<Asking, 'decks'> = {}): readonly SeasonEvent[] {
  const absent = withoutCheckIn(season);
  const there = afterDropping(season, absent);
  const dropped = [...absent, ...droppedWithoutDeck(there), ...droppedWithRefusedDeck(there, facts)];
  const left = afterDropping(season, dropped);
  // Groups that were formed by hand have no place for a participant of the waiting list.
  const isReady = (one: Applicant): boolean =>
    !season.groups && (!awaitsCheckIn(season) || one.isCheckedIn) && !lacksDeck(season, one);
  return dropped.length > 0 || awaitsCheckIn(season) ? [...dropped, ...promotions(left, isReady)] : [];
}

const awaitsCheckIn = ({ rounds, plan }: Season): boolean =>
  rounds.length === 0 && plan.registration?.checkIn !== undefined;

const withoutCheckIn = (season: Season): readonly SeasonEvent[] =>
  awaitsCheckIn(season)
    ? playing(season)
        .filter(({ isCheckedIn }) => !isCheckedIn)
        .map(({ player }) => ({ type: 'dropped', season: season.number, player, by: SYSTEM }))
    : [];

/** A season as its next round is paired. */
export const readyToPair = (season: Season): Season => afterDropping(season, beforeRound(season));

/** A season after events that prepare a round. */
export const afterDropping = (season: Season, events: readonly SeasonEvent[]): Season =>
  events.reduce((before, event) => seasonAfter(before, event), season);
