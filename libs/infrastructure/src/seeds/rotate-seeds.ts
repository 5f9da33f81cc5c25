import { connectTo } from '#platform';
import type { ClientBase } from 'pg';
import type { SeedCipher } from './seed-cipher.js';

/** How many are sealed again in one statement. */
const PAGE = 500;

/** Where something is kept under the seed key: its own id, and the id that it is bound to. */
interface SealedTable {
  readonly table: string;
  readonly id: string;
  readonly idType: string;
  readonly boundTo: string;
}

const TABLES: readonly SealedTable[] = [
  { table: 'seeds', id: 'game_id', idType: 'uuid', boundTo: 'game_id' },
  { table: 'webhook_secrets', id: 'secret_id', idType: 'bigint', boundTo: 'endpoint_id' },
  { table: 'notification_channels', id: 'channel_id', idType: 'uuid', boundTo: 'channel_id' },
  { table: 'server_keys', id: 'name', idType: 'text', boundTo: 'name' },
  { table: 'league_decks', id: 'commitment', idType: 'text', boundTo: 'commitment' },
  { table: 'conditional_commands', id: 'list_id', idType: 'uuid', boundTo: 'list_id' },
];

/**
 * Seals every seed, webhook secret, address of a notification channel, key of the server, submitted deck and list of conditional commands again that is not under the cipher's own key, so that older keys are no longer needed.
 * `db` is a connection of the owner's: the application may not change them. May run while games are played, be broken off, and run
 * again. Gives how many it has sealed. Throws for one that no key opens; the work done until then stays.
 */
export async function rotateSeeds(db: ClientBase, cipher: SeedCipher): Promise<number> {
  let count = 0;
  for (const table of TABLES) count += await rotateTable(db, cipher, table);
  return count;
}

async function rotateTable(
  db: ClientBase,
  cipher: SeedCipher,
  { table, id, idType, boundTo }: SealedTable,
): Promise<number> {
  for (let count = 0; ;) {
    const { rows } = await db.query<{ id: string; bound: string; sealed: Buffer }>(
      `select ${id} as id, ${boundTo} as bound, sealed from ${table} where key_id is distinct from $1 order by ${id} limit $2`,
      [cipher.keyId, PAGE],
    );
    if (rows.length === 0) return count;
    const { rowCount } = await db.query(
      `update ${table} set sealed = anew.sealed, key_id = $3
        from unnest($1::${idType}[], $2::bytea[], $4::bytea[]) as anew (id, sealed, old)
        where ${table}.${id} = anew.id and ${table}.sealed = anew.old`,
      [
        rows.map((row) => row.id),
        rows.map(({ bound, sealed }) => cipher.seal(bound, cipher.open(bound, sealed))),
        cipher.keyId,
        // What was changed meanwhile is left for the next look.
        rows.map(({ sealed }) => sealed),
      ],
    );
    count += rowCount ?? 0;
  }
}

/** The same for the database of this address, which must be its owner's. Throws, for people, when it cannot be reached. */
export async function rotateSeedsOf(databaseUrl: string, cipher: SeedCipher): Promise<number> {
  const owner = await connectTo(databaseUrl, 'chronicler rotate-seeds');
  try {
    return await rotateSeeds(owner, cipher);
  } finally {
    await owner.end();
  }
}
