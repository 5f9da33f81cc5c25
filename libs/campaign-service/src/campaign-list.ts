import { isCampaignEvent } from '#kernel/server';
import { taggedOf } from '#records';
import { openedAs, type StreamList, CAMPAIGN_STREAM } from '#streams';

/**
 * The list of campaigns: its accounts are the opener, and those that have played an adventure to its end. Made of the events that
 * every campaign has, so that it knows no ruleset.
 */
export const campaignList: StreamList = {
  name: 'campaign_list',
  version: 4,
  kind: CAMPAIGN_STREAM,
  listingAfter(before, { streamId, at, events }) {
    let listing = before;
    for (const event of events.map(taggedOf)) {
      if (!isCampaignEvent(event)) continue;
      if (event.type === 'campaignOpened') {
        listing = { streamId, openedAt: at, accounts: [event.openedBy, openedAs(event.openedBy)] };
      } else if (listing && event.type === 'adventurePlayed') {
        const players = event.players.flatMap(({ account }) => (account === null ? [] : [account]));
        listing = { ...listing, accounts: [...new Set([...listing.accounts, ...players])] };
      }
    }
    if (!listing) throw new TypeError(`The first commit of the campaign ${streamId} does not open it.`);
    return listing;
  },
};
