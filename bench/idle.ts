import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Bench, Row } from './bench.js';
import { startServers, type CpuTimes } from './servers.js';

/** Until everything has started, and PostgreSQL has looked after the new tables. */
const SETTLING = 20_000;

const SECONDS = 40;

/** How many transactions of a database have ended. A statement outside of a transaction is one of its own. */
async function transactions(databaseUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ count: string }>(
      `select xact_commit + xact_rollback as count from pg_stat_database where datname = current_database()`,
    );
    return Number(rows[0]?.count);
  } finally {
    await client.end();
  }
}

/** What one API and one worker cost while no client is connected and no game is played. */
export const idle: Bench = {
  name: 'idle',
  run: async () => {
    const servers = await startServers();
    try {
      await pause(SETTLING);
      const before = { cpu: await servers.cpu(), count: await transactions(servers.databaseUrl) };
      await pause(SECONDS * 1_000);
      const after = { cpu: await servers.cpu(), count: await transactions(servers.databaseUrl) };
      const share = (part: keyof CpuTimes): number => ((after.cpu[part] - before.cpu[part]) * 100) / SECONDS;
      const row = (part: keyof CpuTimes): Row => ({ what: `${part}, idle`, value: share(part), unit: '% of a core' });
      return [
        { what: 'statements, idle', value: (after.count - before.count) / SECONDS, unit: '/s', aim: 'at most 2' },
        row('api'),
        row('worker'),
        row('PostgreSQL'),
      ];
    } finally {
      await servers.stop();
    }
  },
};
