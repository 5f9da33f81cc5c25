import type { Pool } from 'pg';
import type { SeedCipher } from './seed-cipher.js';
import type { SeedVault } from '#games';

/** Seeds in PostgreSQL, encrypted before they leave the process. */
export class PostgresSeedVault implements SeedVault {
  constructor(
    private readonly pool: Pool,
    private readonly cipher: SeedCipher,
  ) {}

  async keep(gameId: string, seed: Uint8Array): Promise<Uint8Array> {
    const text = 'insert into seeds (game_id, sealed, key_id) values ($1, $2, $3) on conflict (game_id) do nothing';
    const { rowCount } = await this.pool.query({
      name: 'keep-seed',
      text,
      values: [gameId, this.cipher.seal(gameId, seed), this.cipher.keyId],
    });
    return rowCount === 1 ? seed : this.mustFind(gameId);
  }

  async find(gameId: string): Promise<Uint8Array | undefined> {
    const text = 'select sealed from seeds where game_id = $1';
    const { rows } = await this.pool.query<{ sealed: Buffer }>({ name: 'find-seed', text, values: [gameId] });
    return rows[0] && this.cipher.open(gameId, rows[0].sealed);
  }

  private async mustFind(gameId: string): Promise<Uint8Array> {
    const seed = await this.find(gameId);
    if (!seed) throw new Error(`The seed of game ${gameId} was there and is gone.`);
    return seed;
  }
}
