import type { CampaignListing } from './campaign-listing.js';

/** Where a page of a list begins: after this campaign. */
export interface CampaignPlace {
  /** When it was opened, in milliseconds since 1970. */
  readonly at: number;
  readonly campaignId: string;
}

/** Which campaigns; they are ordered by when they were opened, and the id decides between equals. */
export interface CampaignQuery {
  /** Campaigns that this account has opened, or played an adventure of to its end. */
  readonly account: string;
  /** True: newest first. */
  readonly descending: boolean;
  readonly after?: CampaignPlace | undefined;
  readonly limit: number;
}

/** Finds campaigns. A read model: it may be a moment behind. */
export interface CampaignDirectory {
  find(query: CampaignQuery): Promise<readonly CampaignListing[]>;
}
