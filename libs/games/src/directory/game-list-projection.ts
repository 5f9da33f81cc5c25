import type { Projection } from '#event-store';
import { GAME_STREAM } from '#streams';
import { listingAfter, type GameListing } from './game-listing.js';

/** When a game last changed, as far as it is public (`placeOf`): the order of lists of the games of others. */
export const SHOWN_AT = `coalesce((listing ->> 'startedFrom')::bigint, changed_at)`;

/** Keeps the list of games in a table. Run it with a projector, in any number of processes. */
export const gameListProjection: Projection = {
  name: 'game_list',
  version: 6,
  kinds: [GAME_STREAM],
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
    create index on ${table} ((${SHOWN_AT}), game_id);
    create index on ${table} (ruleset, opened_at, game_id);
    create index on ${table} (ruleset, (${SHOWN_AT}), game_id);
${unfinishedIndexes(table)}
${offeredIndexes(table)}
    create index on ${table} ((listing ->> 'openedBy'), status);
    create index on ${table} using gin (accounts);`,
  async handle(told, { db, table }) {
    const commits = told.map(({ commit }) => commit);
    const { rows } = await db.query<{ listing: GameListing }>(
      `select listing from ${table} where game_id = any ($1::uuid[])`,
      [commits.map(({ streamId }) => streamId)],
    );
    const listings = new Map(rows.map(({ listing }) => [listing.gameId, listing]));
    for (const commit of commits) listings.set(commit.streamId, listingAfter(listings.get(commit.streamId), commit));
    await db.query(
      `insert into ${table} (game_id, ruleset, status, opened_at, changed_at, accounts, listing)
        select (l ->> 'gameId')::uuid, l ->> 'ruleset', l ->> 'status', (l ->> 'openedAt')::bigint, (l ->> 'changedAt')::bigint,
            array(select seat ->> 'account' from jsonb_array_elements(l -> 'seats') as seat where seat ->> 'account' is not null), l
          from jsonb_array_elements($1::jsonb) as l
        on conflict (game_id) do update
          set status = excluded.status, changed_at = excluded.changed_at, accounts = excluded.accounts, listing = excluded.listing`,
      [JSON.stringify([...listings.values()])],
    );
  },
};

/**
 * Games that are over fill the lists: pages of one ruleset, or of all, find enough of them. Games that are open or played are few, and are
 * found by an index of their own for each filter and order, also where a ruleset has none.
 */
const unfinishedIndexes = (table: string): string =>
  ['opened_at', 'changed_at', `(${SHOWN_AT})`]
    .flatMap((order) => [`status, ${order}`, `status, ruleset, ${order}`])
    .map((columns) => `    create index on ${table} (${columns}, game_id) where status in ('open', 'running');`)
    .join('\n');

/** Seats to take over are few, in games that are played: lists of them read no other games. */
const offeredIndexes = (table: string): string =>
  ['opened_at', 'changed_at', `(${SHOWN_AT})`]
    .flatMap((order) => [order, `ruleset, ${order}`])
    .map((columns) => `    create index on ${table} (${columns}, game_id) where listing ? 'offered';`)
    .join('\n');
