import type { LeagueEvent } from '../events.js';
import type { League } from '../state.js';
import { organizingEvents } from './events.js';

/** An event of a league itself. */
export type OrganizingEvent = Extract<LeagueEvent, { readonly type: keyof typeof organizingEvents }>;

/** Whether an event is one of a league itself. */
export const isOrganizingEvent = (event: { readonly type: string }): event is OrganizingEvent =>
  Object.hasOwn(organizingEvents, event.type);

/** A league after an event of itself; the given one is not changed. */
export function afterOrganizing(league: League, event: OrganizingEvent): League {
  switch (event.type) {
    case 'appointed': {
      const { account, role } = event;
      const { operators, officials } = withoutRole(league, account);
      return role === 'OWNER'
        ? { ...league, operators: [...operators, account], officials }
        : { ...league, operators, officials: [...officials, { account, role }] };
    }
    case 'dismissed':
      return { ...league, ...withoutRole(league, event.account) };
    case 'described':
      return { ...league, about: event.about };
    case 'seasonDescribed':
      return ofSeason(league, event.season, { about: event.about });
    case 'planChanged':
      return ofSeason(league, event.season, { plan: event.plan, groups: undefined });
    case 'archived':
      return { ...league, status: 'ARCHIVED' };
    case 'restored':
      return { ...league, status: 'OPEN' };
    case 'deleted':
      return { ...league, status: 'DELETED' };
  }
}

const withoutRole = (
  { operators, officials }: Pick<League, 'operators' | 'officials'>,
  account: string,
): Pick<League, 'operators' | 'officials'> => ({
  operators: operators.filter((one) => one !== account),
  officials: officials.filter((one) => one.account !== account),
});

const ofSeason = (
  league: League,
  number: number,
  change: Partial<Pick<League['seasons'][number], 'about' | 'plan' | 'groups'>>,
): League => ({
  ...league,
  seasons: league.seasons.map((season) => (season.number === number ? { ...season, ...change } : season)),
});
