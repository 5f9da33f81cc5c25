import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { GamesServerOptions } from '#server';
import type { Configuration } from '#platform';
import type { WorkerParts } from './worker-parts.js';

const CLI = fileURLToPath(new URL('../../cli/src/main.js', import.meta.url));

/** The most lines of faults that are reported one by one. */
const MOST_LINES = 20;

/** What of the configuration the process needs. */
type Needed = Pick<GamesServerOptions, 'databaseUrl' | 'seedKey' | 'seedKeysOld' | 'report'> &
  Partial<Pick<Configuration, 'rules' | 'rulesetModules'>>;

/**
 * The verification of everything at this time of the night, in minutes after midnight (UTC); `undefined` without a
 * time.
 */
export const nightlyAt = (at: number | undefined, options: Needed): Pick<WorkerParts, 'verification'> =>
  at === undefined ? {} : { verification: { at, run: verifyApart(options) } };

/**
 * Verifies everything in a separate process of low priority: replaying all games takes a processor for a long time.
 * Rejects when the process fails; the process reports and records the faults that it finds.
 */
const verifyApart =
  (options: Needed) =>
  async (night: string, signal: AbortSignal): Promise<void> => {
    const env = { ...process.env, ...environmentOf(options) };
    const words = [CLI, 'verify', '--all', '--night', night];
    const child = spawn(process.execPath, words, { env, signal, stdio: ['ignore', 'pipe', 'pipe'] });
    const ended = once(child, 'close');
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    let complaint = '';
    child.stderr.on('data', (chunk) => (complaint = `${complaint}${String(chunk)}`.slice(-2_000)));
    const lines: string[] = [];
    // No more are kept than are reported.
    createInterface({ input: child.stdout }).on('line', (line) => lines.length < MOST_LINES && lines.push(line));
    const [code] = (await ended) as [number | null];
    if (code === 1) for (const line of lines) options.report(new Error(`Verification: ${line}`));
    else if (code !== 0) throw new Error(`The verification of the night ended with ${String(code)}. ${complaint}`);
  };

const environmentOf = ({
  databaseUrl,
  seedKey,
  seedKeysOld = [],
  rules = 'released',
  rulesetModules = [],
}: Needed): Readonly<Record<string, string>> => ({
  DATABASE_URL: databaseUrl,
  SEED_KEY: hex(seedKey),
  SEED_KEYS_OLD: seedKeysOld.map(hex).join(','),
  RULES: rules,
  RULESETS: rulesetModules.join(','),
});

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');
