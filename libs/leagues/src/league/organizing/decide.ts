import type { Asking, CommandOf, LeagueDecision } from '../asking.js';
import type { LeagueCommand } from '../commands.js';
import { promotions } from '../entering/admission.js';
import { drawPromise } from '../groups/decide.js';
import { withStatedPoints } from '../point-system.js';
import { refuseLeague } from '../refusals.js';
import { roleOf } from '../roles.js';
import { wrongPlan } from '../running/wrong-plan.js';
import type { League } from '../state.js';
import { organizingCommands } from './commands.js';

/** A command of owners about their league itself. */
export type OrganizingCommand = CommandOf<keyof typeof organizingCommands>;

/** Whether a command is about a league itself. */
export const isOrganizing = (command: LeagueCommand): command is OrganizingCommand =>
  Object.hasOwn(organizingCommands, command.type);

/** The refusal of every command but one by a league that is archived or deleted; `undefined` while it is open. */
export function refuseStatus({ status }: League, { type }: Pick<LeagueCommand, 'type'>) {
  if (status === 'DELETED') return refuseLeague('leagueDeleted');
  return status === 'ARCHIVED' && type !== 'restoreLeague' ? refuseLeague('leagueArchived') : undefined;
}

/** Decides a command about a league itself. Its author is an owner. */
export function decideOrganizing(league: League, command: OrganizingCommand, asking: Asking): LeagueDecision {
  const { by } = asking;
  switch (command.type) {
    case 'appoint':
      return appoint(league, command, asking);
    case 'dismiss':
      return dismiss(league, command, asking);
    case 'describeLeague':
      return { events: [{ type: 'described', about: command.about, by }] };
    case 'describeSeason':
      return describeSeason(league, command, asking);
    case 'changePlan':
      return changePlan(league, command, asking);
    case 'archiveLeague':
      if (league.seasons.some((season) => season.status === 'OPEN')) return refuseLeague('seasonRuns');
      return { events: [{ type: 'archived', by, reason: command.reason }] };
    case 'restoreLeague':
      if (league.status !== 'ARCHIVED') return refuseLeague('notArchived');
      return { events: [{ type: 'restored', by, reason: command.reason }] };
    case 'deleteLeague':
      if (league.seasons.some(({ rounds }) => rounds.length > 0)) return refuseLeague('leaguePlayed');
      return { events: [{ type: 'deleted', by, reason: command.reason }] };
  }
}

function appoint(league: League, { account, role, reason }: CommandOf<'appoint'>, { by }: Asking): LeagueDecision {
  const before = roleOf(league, { by: account, isSystem: false });
  if (before === role) return refuseLeague('hasRole', { account, role });
  if (isLastOwner(league, account)) return refuseLeague('lastOwner');
  if (before === undefined && league.operators.length + league.officials.length >= MOST_ORGANIZERS)
    return refuseLeague('tooManyOrganizers', { most: MOST_ORGANIZERS });
  return { events: [{ type: 'appointed', account, role, by, reason }] };
}

/** The most organizers of a league. */
const MOST_ORGANIZERS = 50;

function dismiss(league: League, { account, reason }: CommandOf<'dismiss'>, { by }: Asking): LeagueDecision {
  if (roleOf(league, { by: account, isSystem: false }) === undefined) return refuseLeague('hasNoRole', { account });
  if (isLastOwner(league, account)) return refuseLeague('lastOwner');
  return { events: [{ type: 'dismissed', account, by, reason }] };
}

const isLastOwner = ({ operators }: League, account: string): boolean =>
  operators.length === 1 && operators[0] === account;

function describeSeason(
  league: League,
  { season, about }: CommandOf<'describeSeason'>,
  { by }: Asking,
): LeagueDecision {
  if (!league.seasons.some(({ number }) => number === season)) return refuseLeague('noSuchSeason', { season });
  return { events: [{ type: 'seasonDescribed', season, about, by }] };
}

/** The plan may change until the first round is paired. A raised capacity gives places to the waiting list. */
function changePlan(
  league: League,
  { season: number, plan: given, reason }: CommandOf<'changePlan'>,
  asking: Asking,
): LeagueDecision {
  const { by } = asking;
  const season = league.seasons.find((one) => one.number === number);
  if (!season) return refuseLeague('noSuchSeason', { season: number });
  if (season.status === 'CLOSED') return refuseLeague('seasonClosed');
  if (season.rounds.length > 0) return refuseLeague('planFixed');
  if (season.draw?.seed != null) return refuseLeague('groupsFixed');
  const wrong = wrongPlan(given, asking.at);
  if (wrong) return wrong;
  const promised = drawPromise(season, given, asking);
  if ('code' in promised) return promised;
  const plan = withStatedPoints(given);
  const changed = { type: 'planChanged', season: number, plan, by, reason } as const;
  return { events: [changed, ...promised.events, ...promotions({ ...season, plan })] };
}
