import { isCampaignEvent } from '#kernel';
import { taggedOf, type StoredCommit } from '#records';

/** What a list of campaigns says of one. Public, as everything in a campaign. */
export interface CampaignListing {
  readonly campaignId: string;
  /** Milliseconds since 1970. */
  readonly openedAt: number;
  /** Whoever opened it, and whoever has played an adventure of it to its end. Each once. */
  readonly accounts: readonly string[];
}

/**
 * What the list says of a campaign after a commit. Made of the events that every campaign has, so that it knows no ruleset.
 * Throws a TypeError when the first commit of a campaign does not open it.
 */
export function campaignListingAfter(before: CampaignListing | undefined, commit: StoredCommit): CampaignListing {
  let listing = before;
  for (const event of commit.events.map(taggedOf)) {
    if (!isCampaignEvent(event)) continue;
    if (event.type === 'campaignOpened') {
      listing = { campaignId: commit.streamId, openedAt: commit.at, accounts: [event.openedBy] };
    } else if (listing && event.type === 'adventurePlayed') {
      const players = event.players.flatMap(({ account }) => (account === null ? [] : [account]));
      listing = { ...listing, accounts: [...new Set([...listing.accounts, ...players])] };
    }
  }
  if (!listing) throw new TypeError(`The first commit of the campaign ${commit.streamId} does not open it.`);
  return listing;
}
