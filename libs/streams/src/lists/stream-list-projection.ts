import type { Projection } from '#event-store';
import type { StreamList, StreamListing } from './stream-list.js';

/** Keeps a list of streams in a table. Run it with a projector, in any number of processes. */
export const projectionOf = ({ name, version, kind, listingAfter }: StreamList): Projection => ({
  name,
  version,
  kinds: [kind],
  createTable: (table) => `
    create table ${table} (
      stream_id uuid primary key,
      opened_at bigint not null,
      accounts text[] not null,
      listing jsonb not null
    );
    create index on ${table} (opened_at, stream_id);
    create index on ${table} using gin (accounts);`,
  async handle(told, { db, table }) {
    const commits = told.map(({ commit }) => commit);
    const { rows } = await db.query<{ listing: StreamListing }>(
      `select listing from ${table} where stream_id = any ($1::uuid[])`,
      [commits.map(({ streamId }) => streamId)],
    );
    const listings = new Map(rows.map(({ listing }) => [listing.streamId, listing]));
    for (const commit of commits) listings.set(commit.streamId, listingAfter(listings.get(commit.streamId), commit));
    await db.query(
      `insert into ${table} (stream_id, opened_at, accounts, listing)
        select (l ->> 'streamId')::uuid, (l ->> 'openedAt')::bigint, array(select jsonb_array_elements_text(l -> 'accounts')), l
          from jsonb_array_elements($1::jsonb) as l
        on conflict (stream_id) do update set accounts = excluded.accounts, listing = excluded.listing`,
      [JSON.stringify([...listings.values()])],
    );
  },
});
