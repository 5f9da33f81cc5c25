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
  async handle(told, { db, table }) {
    const commits = told.filter(({ header }) => header.kind === CAMPAIGN_STREAM).map(({ commit }) => commit);
    if (commits.length === 0) return;
    const { rows } = await db.query<{ listing: CampaignListing }>(
      `select listing from ${table} where campaign_id = any ($1::uuid[])`,
      [commits.map(({ streamId }) => streamId)],
    );
    const listings = new Map(rows.map(({ listing }) => [listing.campaignId, listing]));
    for (const commit of commits) {
      listings.set(commit.streamId, campaignListingAfter(listings.get(commit.streamId), commit));
    }
    await db.query(
      `insert into ${table} (campaign_id, opened_at, accounts, listing)
        select (l ->> 'campaignId')::uuid, (l ->> 'openedAt')::bigint, array(select jsonb_array_elements_text(l -> 'accounts')), l
          from jsonb_array_elements($1::jsonb) as l
        on conflict (campaign_id) do update set accounts = excluded.accounts, listing = excluded.listing`,
      [JSON.stringify([...listings.values()])],
    );
  },
};
