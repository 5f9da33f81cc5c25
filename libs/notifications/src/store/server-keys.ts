import type { SeedCipher } from '#infrastructure';
import type { Pool } from 'pg';

/** Keys that the server makes for itself, once, and keeps for all its processes. */
export interface ServerKeys {
  /** The key of this name, or the one that `make` makes where there is none. */
  keyOf(name: string, make: () => string): Promise<string>;
}

/** Keys in PostgreSQL, encrypted as seeds are. */
export class PostgresServerKeys implements ServerKeys {
  constructor(
    private readonly pool: Pool,
    private readonly cipher: SeedCipher,
  ) {}

  async keyOf(name: string, make: () => string): Promise<string> {
    const known = await this.find(name);
    if (known !== undefined) return known;
    const made = make();
    // Another process may have been faster: the key that is stored is the one.
    await this.pool.query(
      'insert into server_keys (name, sealed, key_id) values ($1, $2, $3) on conflict (name) do nothing',
      [name, this.cipher.seal(name, Buffer.from(made, 'utf8')), this.cipher.keyId],
    );
    return (await this.find(name)) ?? made;
  }

  private async find(name: string): Promise<string | undefined> {
    const { rows } = await this.pool.query<{ sealed: Buffer }>('select sealed from server_keys where name = $1', [
      name,
    ]);
    return rows[0] && this.cipher.open(name, rows[0].sealed).toString('utf8');
  }
}

/** Keys in memory. */
export class MemoryServerKeys implements ServerKeys {
  private readonly keys = new Map<string, string>();

  keyOf(name: string, make: () => string): Promise<string> {
    const key = this.keys.get(name) ?? make();
    this.keys.set(name, key);
    return Promise.resolve(key);
  }
}
