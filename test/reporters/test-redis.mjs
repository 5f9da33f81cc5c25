import { spawnSync } from 'node:child_process';

/** True where the program `redis-server` is, for suites that kill and freeze a Redis of their own. */
export const hasRedisProgram = () => spawnSync('redis-server', ['--version']).status === 0;

/** Throws where the program is not. */
export function requireRedisProgram() {
  if (!hasRedisProgram()) {
    throw new Error('Install redis-server to test what happens without Redis: those suites start one of their own.');
  }
}

/** What a run without the program has to say. */
export const leftOutWithoutRedis = `
────────────────────────────────────────────────────────────────────────────────────────────────
 LEFT OUT: the suites that kill and freeze a Redis of their own (*.redis-spec.ts).
 Install redis-server; it need not run.
────────────────────────────────────────────────────────────────────────────────────────────────`;
