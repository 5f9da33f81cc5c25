import type { Projection } from '#event-store';
import { CAMPAIGN_STREAM } from '../../streams/stream-kinds.js';
import { campaignListingAfter, type CampaignListing } from './campaign-listing.js';

/** Keeps the list of campaigns in a table. Run it with a projector, in any number of processes. */
export const campaignListProjection: Projection = {
  name: 'campaign_list',
  version: 1,
  createTable: (table) => `
    create table ${table} (
      campaign_id uuid primary key,
      opened_at bigint not null,
      accounts text[] not null,
      listing jsonb not null
    );
    create index on ${table} (opened_at, campaign_id);
    create index on ${table} using gin (accounts);`,
  async handle({ commit, header }, { db, table }) {
    if (header.kind !== CAMPAIGN_STREAM) return;
    const known = await db.query<{ listing: CampaignListing }>(`select listing from ${table} where campaign_id = $1`, [
      commit.streamId,
    ]);
    const listing = campaignListingAfter(known.rows[0]?.listing, commit);
    await db.query(
      `insert into ${table} (campaign_id, opened_at, accounts, listing) values ($1, $2, $3, $4)
        on conflict (campaign_id) do update set accounts = excluded.accounts, listing = excluded.listing`,
      [commit.streamId, listing.openedAt, listing.accounts, JSON.stringify(listing)],
    );
  },
};
