import { CLAIMED, RESTING, type ConditionalList, type ConditionalStore } from '#games';
import type { Pool } from 'pg';
import type { SeedCipher } from '../seeds/seed-cipher.js';

type Content = Pick<ConditionalList, 'gameId' | 'seat' | 'account' | 'plan'>;

interface Row {
  readonly list_id: string;
  readonly revision: number;
  readonly sealed: Buffer;
}

const later = (milliseconds: number): string => `now() + interval '${milliseconds} milliseconds'`;

/** Lists of conditional commands in PostgreSQL, encrypted, as seeds are, before they leave the process. */
export class PostgresConditionalStore implements ConditionalStore {
  constructor(
    private readonly pool: Pool,
    private readonly cipher: SeedCipher,
  ) {}

  async keep({ listId, ...content }: Omit<ConditionalList, 'revision'>): Promise<void> {
    const text = `insert into conditional_commands (game_id, seat, account_id, list_id, sealed, key_id, look_at)
      values ($1, $2, $3, $4, $5, $6, ${later(RESTING)})
      on conflict (game_id, seat) do update set (account_id, list_id, revision, sealed, key_id, look_at)
        = (excluded.account_id, excluded.list_id, 0, excluded.sealed, excluded.key_id, excluded.look_at)`;
    const { gameId, seat, account } = content;
    const values = [gameId, seat, account, listId, this.sealed(listId, content), this.cipher.keyId];
    await this.pool.query({ name: 'keep-conditional', text, values });
  }

  async of(gameIds: readonly string[]): Promise<readonly ConditionalList[]> {
    const text = 'select list_id, revision, sealed from conditional_commands where game_id = any($1)';
    const { rows } = await this.pool.query<Row>({ name: 'conditional-of', text, values: [gameIds] });
    return rows.map((row) => this.opened(row));
  }

  async change(list: ConditionalList, plan: ConditionalList['plan']): Promise<ConditionalList | undefined> {
    const changed = { ...list, plan, revision: list.revision + 1 };
    const text = `update conditional_commands set revision = $3, sealed = $4, key_id = $5, look_at = ${later(CLAIMED)}
      where list_id = $1 and revision = $2`;
    const sealed = this.sealed(list.listId, changed);
    const values = [list.listId, list.revision, changed.revision, sealed, this.cipher.keyId];
    const { rowCount } = await this.pool.query({ name: 'change-conditional', text, values });
    return rowCount === 1 ? changed : undefined;
  }

  async drop(listId: string): Promise<void> {
    const text = 'delete from conditional_commands where list_id = $1';
    await this.pool.query({ name: 'drop-conditional', text, values: [listId] });
  }

  async revoke(gameId: string, seat: number): Promise<void> {
    const text = 'delete from conditional_commands where game_id = $1 and seat = $2';
    await this.pool.query({ name: 'revoke-conditional', text, values: [gameId, seat] });
  }

  async take(most: number): Promise<readonly ConditionalList[]> {
    const text = `update conditional_commands set look_at = ${later(RESTING)} where list_id in (
        select list_id from conditional_commands where look_at <= now() order by look_at limit $1 for update skip locked)
      returning list_id, revision, sealed`;
    const { rows } = await this.pool.query<Row>({ name: 'take-conditional', text, values: [most] });
    return rows.map((row) => this.opened(row));
  }

  /** All that it says is sealed: a row that was moved to another seat is not played there. */
  private sealed(listId: string, { gameId, seat, account, plan }: Content): Buffer {
    return this.cipher.seal(listId, Buffer.from(JSON.stringify({ gameId, seat, account, plan }), 'utf8'));
  }

  private opened({ list_id: listId, revision, sealed }: Row): ConditionalList {
    const content = JSON.parse(this.cipher.open(listId, sealed).toString('utf8')) as Content;
    return { listId, revision, ...content };
  }
}
