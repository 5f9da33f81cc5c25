import { leagueForms, type LeagueEvent } from '#leagues';
import { openedAs, type StreamList, type StreamListing, LEAGUE_STREAM } from '#streams';

/** The entry in the list of leagues for an account that was invited to one. */
export const invitedAs = (account: string): string => `invited/${account}`;

/**
 * The list of leagues: accounts are those that run one, and those that have entered it, also for a team. Invited accounts stand there under
 * a name of their own: no account is said to be in a league without its consent.
 */
export const leagueList: StreamList = {
  name: 'league_list',
  version: 3,
  kind: LEAGUE_STREAM,
  listingAfter(before, { streamId, at, events }) {
    let listing = before;
    for (const event of leagueForms.tagged(events) as unknown as readonly LeagueEvent[]) {
      if (event.type === 'opened')
        listing = { streamId, openedAt: at, accounts: [...new Set(event.operators), openedAs(event.by)] };
      else if (listing && event.type === 'entered') listing = withAccounts(listing, event.members);
      else if (listing && event.type === 'invited') listing = withAccounts(listing, askedBy(event).map(invitedAs));
    }
    if (!listing) throw new TypeError(`The first commit of the league ${streamId} does not open it.`);
    return listing;
  },
};

const withAccounts = (listing: StreamListing, accounts: readonly string[]): StreamListing => ({
  ...listing,
  accounts: [...new Set([...listing.accounts, ...accounts])],
});

/** The account that is asked by an invitation: the inviting one has agreed. */
const askedBy = ({ members, by }: Extract<LeagueEvent, { readonly type: 'invited' }>): readonly string[] =>
  members.filter((member) => member !== by);
