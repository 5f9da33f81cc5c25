import type { SeedCipher } from '#infrastructure';
import type { OpenDeck } from '#leagues';
import type { Pool } from 'pg';
import type { DeckVault } from './deck-vault.js';

/** Decks in PostgreSQL, encrypted, as seeds are, before they leave the process. */
export class PostgresDeckVault implements DeckVault {
  constructor(
    private readonly pool: Pool,
    private readonly cipher: SeedCipher,
  ) {}

  async keep(commitment: string, { salt, content }: OpenDeck): Promise<void> {
    const text =
      'insert into league_decks (commitment, sealed, key_id) values ($1, $2, $3) on conflict (commitment) do nothing';
    const sealed = this.cipher.seal(commitment, Buffer.from(JSON.stringify({ salt, content }), 'utf8'));
    await this.pool.query({ name: 'keep-deck', text, values: [commitment, sealed, this.cipher.keyId] });
  }

  async find(commitments: readonly string[]): Promise<ReadonlyMap<string, OpenDeck>> {
    if (commitments.length === 0) return new Map();
    const text = 'select commitment, sealed from league_decks where commitment = any($1)';
    const { rows } = await this.pool.query<{ commitment: string; sealed: Buffer }>({
      name: 'find-decks',
      text,
      values: [commitments],
    });
    return new Map(
      rows.map(({ commitment, sealed }) => [
        commitment,
        JSON.parse(this.cipher.open(commitment, sealed).toString('utf8')) as OpenDeck,
      ]),
    );
  }
}
