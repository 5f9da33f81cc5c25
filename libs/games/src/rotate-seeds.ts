import { connectTo } from '#platform';
import type { ClientBase } from 'pg';
import type { SeedCipher } from './seed-cipher.js';

/** How many seeds are sealed anew in one statement. */
const PAGE = 500;

/**
 * Seals every seed anew that is not under the cipher's own key, so that older keys are needed no more. `db` is a connection
 * of the owner's: the application may not change seeds. May run while games are played, be broken off, and run again. Gives how
 * many it has sealed. Throws for one that no key opens; what was done until then stays.
 */
export async function rotateSeeds(db: ClientBase, cipher: SeedCipher): Promise<number> {
  for (let count = 0; ;) {
    const { rows } = await db.query<{ game_id: string; sealed: Buffer }>(
      'select game_id, sealed from seeds where key_id is distinct from $1 order by game_id limit $2',
      [cipher.keyId, PAGE],
    );
    if (rows.length === 0) return count;
    await db.query(
      `update seeds set sealed = anew.sealed, key_id = $3
        from unnest($1::uuid[], $2::bytea[]) as anew (game_id, sealed) where seeds.game_id = anew.game_id`,
      [
        rows.map(({ game_id }) => game_id),
        rows.map(({ game_id, sealed }) => cipher.seal(game_id, cipher.open(game_id, sealed))),
        cipher.keyId,
      ],
    );
    count += rows.length;
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
