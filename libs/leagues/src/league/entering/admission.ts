import { SYSTEM } from '#records';
import type { Refusal } from '#kernel';
import { seasonAfter, type SeasonEvent } from '../evolve.js';
import { hasNoRounds, isOpenToAll } from '../proposal.js';
import { refuseLeague, type LeagueRefusalCode } from '../refusals.js';
import { playing, type Season } from '../state.js';
import type { EntryFacts } from './facts.js';
import type { Registration } from './plan.js';
import type { Applicant } from './state.js';

/**
 * Whether a season still takes participants: before its first round and the draw of its groups, and late entries where format
 * and plan do.
 */
export const takesEntries = (season: Season): boolean =>
  (season.rounds.length === 0 && season.draw?.seed == null) ||
  (isOpenToAll(season) &&
    !season.plan.groups &&
    (hasNoRounds(season) || season.rounds.length < (season.plan.registration?.lateUntil ?? Infinity)));

/** An account that enters, or accepts an invitation. */
export interface Comer {
  readonly by: string;
  /** The time, in milliseconds since 1970. */
  readonly at: number;
  readonly facts?: EntryFacts | undefined;
  /** The digest of the given join code. Absent where the account accepts: then its team has given one. */
  readonly code?: string | undefined;
}

/** The refusal of a registration for an account that no organizer has invited; `undefined` where it may enter. */
export function refuseComer(
  { plan, entering }: Season,
  { by, at, facts, ...given }: Comer,
): Refusal<LeagueRefusalCode> | undefined {
  const { opens, closes, conditions }: Partial<Registration> = plan.registration ?? {};
  if (opens !== undefined && at < opens) return refuseLeague('notOpenYet', { moment: opens });
  if (closes !== undefined && at >= closes) return refuseLeague('registrationOver', { moment: closes });
  if ('code' in given && entering.joinCode && given.code !== entering.joinCode.digest) return refuseLeague('wrongCode');
  return conditions && refuseFacts(conditions, by, facts);
}

/** An account of which the server knows nothing has played no game, and is new. */
const UNKNOWN: EntryFacts = { games: 0, accountDays: 0 };

function refuseFacts(
  { rating, games, accountDays, allowed }: NonNullable<Registration['conditions']>,
  account: string,
  facts = UNKNOWN,
): Refusal<LeagueRefusalCode> | undefined {
  if (allowed && !allowed.includes(account)) return refuseLeague('notAllowed');
  if (games !== undefined && facts.games < games)
    return refuseLeague('tooFewGames', { games: facts.games, least: games });
  if (accountDays !== undefined && facts.accountDays < accountDays)
    return refuseLeague('accountTooNew', { days: facts.accountDays, least: accountDays });
  if (!rating) return undefined;
  const { least = -Infinity, most = Infinity } = rating;
  if (facts.rating === undefined) return refuseLeague('noRating');
  const shown = Math.round(facts.rating);
  if (facts.rating < least) return refuseLeague('ratingTooLow', { rating: shown, least });
  return facts.rating > most ? refuseLeague('ratingTooHigh', { rating: shown, most }) : undefined;
}

/** Whether a registration has conditions that need facts from the server. */
export const needsFacts = ({ plan }: Pick<Season, 'plan'>): boolean => {
  const { rating, games, accountDays } = plan.registration?.conditions ?? {};
  return rating !== undefined || games !== undefined || accountDays !== undefined;
};

/** A participant all of whose accounts have agreed to play. */
export interface Participant {
  readonly player: string;
  readonly members: readonly string[];
  readonly number: number | undefined;
  readonly facts?: EntryFacts | undefined;
  readonly by: string;
  /** True: an organizer has invited or approved it. */
  readonly isAdmitted: boolean;
}

/** The participant is entered, waits for a place, or for an approval. */
export function admission(season: Season, { isAdmitted, ...participant }: Participant): SeasonEvent {
  if (season.plan.registration?.approval && !isAdmitted) return applicationOf('applied', season, participant);
  return hasPlace(season) ? entered(season, participant) : applicationOf('waitlisted', season, participant);
}

const hasPlace = (season: Season): boolean => playing(season).length < (season.plan.registration?.capacity ?? Infinity);

type Known = Omit<Participant, 'isAdmitted'>;

const applicationOf = (
  type: 'applied' | 'waitlisted',
  season: Season,
  { player, members, number, facts, by }: Known,
): SeasonEvent => ({
  type,
  season: season.number,
  player,
  members: [...members],
  ...(number === undefined ? {} : { number }),
  ...(facts ? { facts } : {}),
  by,
});

function entered(season: Season, { player, members, number, facts, by }: Known): SeasonEvent {
  const last = Math.max(0, ...season.entries.map((entry) => entry.number));
  return {
    type: 'entered',
    season: season.number,
    player,
    members: [...members],
    number: number ?? last + 1,
    ...(facts ? { facts } : {}),
    by,
  };
}

/** The first participants of the waiting list get the places that are free. @param ready those that may get one. */
export function promotions(
  before: Season,
  ready: (applicant: Applicant) => boolean = () => true,
): readonly SeasonEvent[] {
  const events: SeasonEvent[] = [];
  let season = before;
  while (takesEntries(season) && hasPlace(season)) {
    const next = season.entering.applicants.find((one) => one.isApproved && ready(one));
    if (!next) break;
    const event = entered(season, { ...next, number: next.number ?? undefined, by: SYSTEM });
    events.push(event);
    season = seasonAfter(season, event);
  }
  return events;
}
