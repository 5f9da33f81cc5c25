import { fromReadModel, liveTable } from '#event-store';
import type { Pool } from 'pg';
import { movesProjection } from './moves-projection.js';
import type { Move, Moves } from './moves.js';

/** Moves from the read model that workers keep: none before a worker first ran. */
export class PostgresMoves implements Moves {
  private readonly table = liveTable(movesProjection.name);

  constructor(private readonly pool: Pool) {}

  moved(limit: number): Promise<readonly Move[]> {
    const text = `select stream_id as "streamId", kind, told as after, version from ${this.table}
      where told < version order by moved_at limit $1`;
    const ask = async () => (await this.pool.query<Move>({ name: 'notification-moves', text, values: [limit] })).rows;
    return fromReadModel(ask, []);
  }

  async done({ streamId, version }: Move): Promise<void> {
    const text = `update ${this.table} set told = greatest(told, $2) where stream_id = $1`;
    await this.pool.query({ name: 'notification-moved', text, values: [streamId, version] });
  }
}
