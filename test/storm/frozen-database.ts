import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';

/** Stops every process of a PostgreSQL where it stands, for so many milliseconds; `owner` is a superuser's, with one connection. */
export async function freezeDatabase(owner: Pool, milliseconds: number): Promise<void> {
  const { rows } = await owner.query<{ data_directory: string }>('show data_directory');
  const [first] = (await readFile(join(rows[0]!.data_directory, 'postmaster.pid'), 'utf8')).split('\n');
  const postmaster = Number(first);
  process.kill(postmaster, 'SIGSTOP');
  const pids = [postmaster];
  try {
    // No new backends from here on.
    const backends = await owner.query<{ pid: number }>('select pid from pg_stat_activity');
    pids.push(...backends.rows.map(({ pid }) => pid));
    signal(pids, 'SIGSTOP');
    await pause(milliseconds);
  } finally {
    signal(pids, 'SIGCONT');
  }
}

function signal(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch {
      // It has ended meanwhile.
    }
  }
}
