import { inTransaction } from '#event-store';
import type { Pool } from 'pg';
import { DeckStore, type DeckChange, type SavedDeck } from './deck-store.js';

/** Decks in PostgreSQL. */
export class PostgresDeckStore extends DeckStore {
  constructor(private readonly pool: Pool) {
    super();
  }

  override add(deck: SavedDeck, most: number): Promise<'added' | 'tooMany'> {
    const { id, accountId, name, cards, createdAt, changedAt } = deck;
    return inTransaction(this.pool, async (db) => {
      // One at a time for each account, so that the count holds.
      await db.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`decks of ${accountId}`]);
      const { rows } = await db.query<{ count: string }>('select count(*) from decks where account_id = $1', [
        accountId,
      ]);
      if (Number(rows[0]?.count) >= most) return 'tooMany';
      await db.query(
        `insert into decks (deck_id, account_id, name, cards, created_at, changed_at)
          values ($1, $2, $3, $4, $5, $6)`,
        [id, accountId, name, JSON.stringify(cards), new Date(createdAt), new Date(changedAt)],
      );
      return 'added';
    });
  }

  override async change(
    accountId: string,
    id: string,
    { name, cards, changedAt }: DeckChange,
  ): Promise<SavedDeck | undefined> {
    const { rows } = await this.pool.query<DeckRow>(
      `update decks set name = $3, cards = $4, changed_at = $5
        where deck_id = $1 and account_id = $2 returning *`,
      [id, accountId, name, JSON.stringify(cards), new Date(changedAt)],
    );
    return rows[0] && toDeck(rows[0]);
  }

  override async remove(accountId: string, id: string): Promise<boolean> {
    const { rowCount } = await this.pool.query('delete from decks where deck_id = $1 and account_id = $2', [
      id,
      accountId,
    ]);
    return rowCount === 1;
  }

  override async deck(accountId: string, id: string): Promise<SavedDeck | undefined> {
    const { rows } = await this.pool.query<DeckRow>('select * from decks where deck_id = $1 and account_id = $2', [
      id,
      accountId,
    ]);
    return rows[0] && toDeck(rows[0]);
  }

  override async decks(accountId: string): Promise<readonly SavedDeck[]> {
    const { rows } = await this.pool.query<DeckRow>(
      'select * from decks where account_id = $1 order by created_at, deck_id',
      [accountId],
    );
    return rows.map(toDeck);
  }
}

interface DeckRow {
  readonly deck_id: string;
  readonly account_id: string;
  readonly name: string;
  readonly cards: SavedDeck['cards'];
  readonly created_at: Date;
  readonly changed_at: Date;
}

const toDeck = (row: DeckRow): SavedDeck => ({
  id: row.deck_id,
  accountId: row.account_id,
  name: row.name,
  cards: row.cards,
  createdAt: row.created_at.getTime(),
  changedAt: row.changed_at.getTime(),
});
