import { inTransaction } from '#event-store';
import type { Pool } from 'pg';
import { NoteStore, type GameNote, type MostNotes } from './note-store.js';

/** Notes in PostgreSQL, in the table `game_notes` of the home database. */
export class PostgresNoteStore extends NoteStore {
  constructor(private readonly pool: Pool) {
    super();
  }

  override add({ id, accountId, gameId, version, text, writtenAt }: GameNote, most: MostNotes) {
    return inTransaction(this.pool, async (db): Promise<'added' | 'tooMany'> => {
      // One at a time for each account, so that the count holds.
      await db.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`game_notes of ${accountId}`]);
      const { rowCount } = await db.query(
        `insert into game_notes (note_id, account_id, game_id, version, text, written_at)
          select $1, $2, $3, $4, $5, $6 from (
              select count(*) as in_all, count(*) filter (where game_id = $3) as on_game from game_notes where account_id = $2
            ) as known where in_all < $7 and on_game < $8`,
        [id, accountId, gameId, version, text, new Date(writtenAt), most.inAll, most.onGame],
      );
      return rowCount === 1 ? 'added' : 'tooMany';
    });
  }

  override async change({ id, accountId, gameId, version, text, writtenAt }: GameNote): Promise<GameNote | undefined> {
    const { rows } = await this.pool.query<NoteRow>(
      `update game_notes set version = $4, text = $5, written_at = $6
        where note_id = $1 and account_id = $2 and game_id = $3 returning *`,
      [id, accountId, gameId, version, text, new Date(writtenAt)],
    );
    return rows[0] && noteIn(rows[0]);
  }

  override async remove({
    id,
    accountId,
    gameId,
  }: Pick<GameNote, 'id' | 'accountId' | 'gameId'>): Promise<GameNote | undefined> {
    const { rows } = await this.pool.query<NoteRow>(
      'delete from game_notes where note_id = $1 and account_id = $2 and game_id = $3 returning *',
      [id, accountId, gameId],
    );
    return rows[0] && noteIn(rows[0]);
  }

  override async list(accountId: string, gameId: string): Promise<readonly GameNote[]> {
    const { rows } = await this.pool.query<NoteRow>(
      'select * from game_notes where account_id = $1 and game_id = $2 order by version, written_at',
      [accountId, gameId],
    );
    return rows.map(noteIn);
  }
}

interface NoteRow {
  readonly note_id: string;
  readonly account_id: string;
  readonly game_id: string;
  readonly version: number;
  readonly text: string;
  readonly written_at: Date;
}

const noteIn = (row: NoteRow): GameNote => ({
  id: row.note_id,
  accountId: row.account_id,
  gameId: row.game_id,
  version: row.version,
  text: row.text,
  writtenAt: row.written_at.getTime(),
});
