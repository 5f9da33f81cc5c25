import { leagueForms, type LeagueEvent } from '#leagues';
import type { StreamList } from '../lists/stream-list.js';
import { LEAGUE_STREAM } from '../streams/stream-kinds.js';

/** The list of leagues: accounts are those who run one, and those who have entered it, also for a team. */
export const leagueList: StreamList = {
  name: 'league_list',
  version: 1,
  kind: LEAGUE_STREAM,
  listingAfter(before, { streamId, at, events }) {
    let listing = before;
    for (const event of leagueForms.tagged(events) as unknown as readonly LeagueEvent[]) {
      if (event.type === 'opened') listing = { streamId, openedAt: at, accounts: [...new Set(event.operators)] };
      else if (listing && event.type === 'entered')
        listing = { ...listing, accounts: [...new Set([...listing.accounts, ...event.members])] };
    }
    if (!listing) throw new TypeError(`The first commit of the league ${streamId} does not open it.`);
    return listing;
  },
};
