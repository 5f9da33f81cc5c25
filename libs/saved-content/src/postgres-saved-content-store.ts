import { inTransaction } from '#event-store';
import type { Pool } from 'pg';
import {
  SavedContentStore,
  type SavedContent,
  type SavedContentChange,
  type SavedContentRange,
} from './saved-content-store.js';
import type { TableMapping } from './table-mappings.js';

/** Things of one kind that accounts keep, in PostgreSQL. */
export class PostgresSavedContentStore<Content extends object> extends SavedContentStore<Content> {
  private readonly columns: readonly (keyof Content & string)[];

  constructor(
    private readonly pool: Pool,
    private readonly shelf: TableMapping<Content>,
  ) {
    super();
    this.columns = Object.keys(shelf.columns) as (keyof Content & string)[];
  }

  override add(thing: SavedContent<Content>, most: number): Promise<'added' | 'tooMany'> {
    const { table, id } = this.shelf;
    return inTransaction(this.pool, async (db) => {
      // One at a time for each account, so that the count holds.
      await db.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`${table} of ${thing.accountId}`]);
      const { rows } = await db.query<{ count: string }>(`select count(*) from ${table} where account_id = $1`, [
        thing.accountId,
      ]);
      if (Number(rows[0]?.count) >= most) return 'tooMany';
      const values = [thing.id, thing.accountId, thing.name, new Date(thing.createdAt), new Date(thing.changedAt)];
      await db.query(
        `insert into ${table} (${[id, 'account_id', 'name', 'created_at', 'changed_at', ...this.columns].join(', ')})
          values ($1, $2, $3, $4, $5${this.columns.map((_, at) => `, $${at + 6}`).join('')})`,
        [...values, ...this.written(thing)],
      );
      return 'added';
    });
  }

  override async change(
    accountId: string,
    id: string,
    change: SavedContentChange<Content>,
  ): Promise<SavedContent<Content> | undefined> {
    const { rows } = await this.pool.query<SavedContentRow>(
      `update ${this.shelf.table} set name = $3, changed_at = $4${this.columns.map((name, at) => `, ${name} = $${at + 5}`).join('')}
        where ${this.shelf.id} = $1 and account_id = $2 returning *`,
      [id, accountId, change.name, new Date(change.changedAt), ...this.written(change)],
    );
    return rows[0] && this.read(rows[0]);
  }

  override async remove(accountId: string, id: string): Promise<boolean> {
    const text = `delete from ${this.shelf.table} where ${this.shelf.id} = $1 and account_id = $2`;
    const { rowCount } = await this.pool.query(text, [id, accountId]);
    return rowCount === 1;
  }

  override async find(id: string): Promise<SavedContent<Content> | undefined> {
    const text = `select * from ${this.shelf.table} where ${this.shelf.id} = $1`;
    const { rows } = await this.pool.query<SavedContentRow>(text, [id]);
    return rows[0] && this.read(rows[0]);
  }

  override async list(
    accountId: string,
    { after, descending = false, limit }: SavedContentRange,
  ): Promise<readonly SavedContent<Content>[]> {
    const { table, id } = this.shelf;
    const [order, beyond] = descending ? ['desc', '<'] : ['asc', '>'];
    const { rows } = await this.pool.query<SavedContentRow>(
      `select * from ${table} where account_id = $1 ${after ? `and (created_at, ${id}) ${beyond} ($3, $4)` : ''}
        order by created_at ${order}, ${id} ${order} limit $2`,
      [accountId, limit, ...(after ? [new Date(after.at), after.id] : [])],
    );
    return rows.map((row) => this.read(row));
  }

  /** The content as values of its columns. */
  private written(content: Content): unknown[] {
    return this.columns.map((name) =>
      this.shelf.columns[name] === 'json' ? JSON.stringify(content[name]) : content[name],
    );
  }

  private read(row: SavedContentRow): SavedContent<Content> {
    return {
      id: row[this.shelf.id] as string,
      accountId: row.account_id,
      name: row.name,
      createdAt: row.created_at.getTime(),
      changedAt: row.changed_at.getTime(),
      ...(Object.fromEntries(this.columns.map((name) => [name, row[name]])) as Content),
    };
  }
}

interface SavedContentRow {
  readonly account_id: string;
  readonly name: string;
  readonly created_at: Date;
  readonly changed_at: Date;
  readonly [column: string]: unknown;
}
