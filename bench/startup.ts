import { spawn, type ChildProcess } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Bench } from './bench.js';
import { median } from './statistics.js';

const REPETITIONS = 5;
const PATIENCE = 60_000;

/** Seconds from `npm start` to the first answered query, with the server's data in `folder`. */
async function secondsToFirstAnswer(folder: string): Promise<number> {
  const port = '4999';
  const began = performance.now();
  const server = spawn('npm', ['start', '--silent'], {
    env: { ...process.env, PORT: port, CHRONICLER_DATA: folder, LOG_LEVEL: 'silent', DATABASE_URL: '', REDIS_URL: '' },
    stdio: 'ignore',
    detached: true,
  });
  try {
    await firstAnswer(`http://127.0.0.1:${port}/graphql`, began + PATIENCE);
    return (performance.now() - began) / 1_000;
  } finally {
    await stopped(server);
  }
}

async function firstAnswer(url: string, until: number): Promise<void> {
  const query = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"query":"{ __typename }"}' };
  for (;;) {
    const answered = await fetch(url, query).then(
      (response) => response.ok,
      () => false,
    );
    if (answered) return;
    if (performance.now() > until) throw new Error(`${url} has not answered in ${PATIENCE / 1_000} s.`);
    await new Promise((later) => setTimeout(later, 20));
  }
}

/** Asks npm and the server below it to stop, and waits for both. */
async function stopped(server: ChildProcess): Promise<void> {
  const gone = new Promise((end) => server.once('exit', end));
  if (server.pid !== undefined) process.kill(-server.pid, 'SIGTERM');
  await gone;
}

/** From `npm start` to the first answered GraphQL query. */
export const startup: Bench = {
  name: 'startup',
  run: async () => {
    const data = resolve('.chronicler', 'bench-startup');
    await rm(data, { recursive: true, force: true });
    try {
      const first = await secondsToFirstAnswer(data);
      const later: number[] = [];
      for (let repetition = 0; repetition < REPETITIONS; repetition += 1) later.push(await secondsToFirstAnswer(data));
      return [
        { what: 'npm start to first answer, new data folder', value: first, unit: 's' },
        { what: 'npm start to first answer, existing data folder', value: median(later), unit: 's', aim: 'under 5 s' },
      ];
    } finally {
      await rm(data, { recursive: true, force: true });
    }
  },
};
