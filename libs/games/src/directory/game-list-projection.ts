import type { Projection } from '#event-store';
import { GAME_STREAM } from '../streams/stream-kinds.js';
import { listingAfter, type GameListing } from './game-listing.js';

/** Keeps the list of games in a table. Run it with a projector, in any number of processes. */
export const gameListProjection: Projection = {
  name: 'game_list',
  version: 1,
  createTable: (table) => `
    create table ${table} (
      game_id uuid primary key,
      ruleset text collate "C" not null,
      status text collate "C" not null,
      opened_at bigint not null,
      changed_at bigint not null,
      accounts text[] not null,
      listing jsonb not null
    );
    create index on ${table} (opened_at, game_id);
    create index on ${table} (changed_at, game_id);
    create index on ${table} (status, changed_at, game_id);
    create index on ${table} using gin (accounts);`,
  async handle({ commit, header }, { db, table }) {
    if (header.kind !== GAME_STREAM) return;
    const { rows } = await db.query<{ listing: GameListing }>(`select listing from ${table} where game_id = $1`, [
      commit.streamId,
    ]);
    const listing = listingAfter(rows[0]?.listing, commit);
    const accounts = listing.seats.flatMap(({ account }) => (account === null ? [] : [account]));
    await db.query(
      `insert into ${table} (game_id, ruleset, status, opened_at, changed_at, accounts, listing)
        values ($1, $2, $3, $4, $5, $6, $7)
        on conflict (game_id) do update
          set status = excluded.status, changed_at = excluded.changed_at, accounts = excluded.accounts, listing = excluded.listing`,
      [
        commit.streamId,
        listing.ruleset,
        listing.status,
        listing.openedAt,
        listing.changedAt,
        accounts,
        JSON.stringify(listing),
      ],
    );
  },
};
