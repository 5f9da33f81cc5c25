import { fromReadModel, liveTable } from '#event-store';
import type { Pool } from 'pg';
import { ATTENDANCE } from './attendance-projection.js';
import type { AttendedGame, AttendedGames } from './attended-games.js';

/** Reads what the projection `attendance` keeps: none before a worker first ran. */
export class PostgresAttendedGames implements AttendedGames {
  constructor(private readonly pool: Pool) {}

  latest(account: string, limit: number): Promise<readonly AttendedGame[]> {
    const text = `select account, timed_out as "timedOut", at::float8 as at from ${liveTable(ATTENDANCE)}
      where account = $1 order by at desc limit $2`;
    const ask = () => this.pool.query<AttendedGame>({ name: 'attended-games', text, values: [account, limit] });
    return fromReadModel(async () => (await ask()).rows, []);
  }
}
