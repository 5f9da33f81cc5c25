import { FeedReader, type EventStore } from '#event-store';
import { CAMPAIGN_STREAM } from '../../streams/stream-kinds.js';
import type { CampaignDirectory, CampaignQuery } from './campaign-directory.js';
import { campaignListingAfter, type CampaignListing } from './campaign-listing.js';

/** Keeps the list of campaigns in memory, from the feed of a store; for tests and for a store in memory. Never behind. */
export class MemoryCampaignDirectory implements CampaignDirectory {
  private readonly listings = new Map<string, CampaignListing>();
  private readonly reader: FeedReader;
  private reading: Promise<void> = Promise.resolve();

  constructor(store: Pick<EventStore, 'feed'>) {
    this.reader = new FeedReader(store.feed);
  }

  async find({ account, descending, after, limit }: CampaignQuery): Promise<readonly CampaignListing[]> {
    this.reading = this.reading.then(() => this.catchUp());
    await this.reading;
    const direction = descending ? -1 : 1;
    const beyond = (one: CampaignListing): boolean =>
      !after || direction * compare(one, { openedAt: after.at, campaignId: after.campaignId }) > 0;
    return [...this.listings.values()]
      .filter((one) => one.accounts.includes(account) && beyond(one))
      .sort((a, b) => direction * compare(a, b))
      .slice(0, limit);
  }

  private async catchUp(): Promise<void> {
    for await (const { commit, header } of this.reader.news()) {
      if (header.kind !== CAMPAIGN_STREAM) continue;
      this.listings.set(commit.streamId, campaignListingAfter(this.listings.get(commit.streamId), commit));
    }
  }
}

type Place = Pick<CampaignListing, 'openedAt' | 'campaignId'>;

function compare(a: Place, b: Place): number {
  if (a.openedAt !== b.openedAt) return a.openedAt - b.openedAt;
  return a.campaignId === b.campaignId ? 0 : a.campaignId < b.campaignId ? -1 : 1;
}
