import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { Bench, Row } from './bench.js';
import { startServers, type CpuTimes } from './servers.js';

/** Until everything has started. */
const SETTLING = 20_000;

const SECONDS = 40;

/** Has PostgreSQL write every statement down, after the name of the program. */
const LOGGED = { log_min_duration_statement: '0', log_line_prefix: '%a ' };

const STATEMENT = /^chronicler.*LOG: .*ms +(?:execute|statement)/gm;

/** What one API and one worker cost while no client is connected and no game is played. */
export const idle: Bench = {
  name: 'idle',
  run: async () => {
    const servers = await startServers({ database: LOGGED });
    const statements = async (): Promise<number> =>
      (await readFile(servers.databaseLog, 'utf8')).match(STATEMENT)?.length ?? 0;
    try {
      await pause(SETTLING);
      const before = { cpu: await servers.cpu(), count: await statements() };
      await pause(SECONDS * 1_000);
      const after = { cpu: await servers.cpu(), count: await statements() };
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
