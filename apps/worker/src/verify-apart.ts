import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { GamesServerOptions } from '#server';
import type { Configuration } from '#platform';
import type { Verifications } from '#verification';
import type { WorkerParts } from './worker-parts.js';

const CLI = fileURLToPath(new URL('../../cli/src/main.js', import.meta.url));

/** The most lines of faults that are reported one by one. */
const MOST_LINES = 20;

/** What of the configuration the process needs. */
type Needed = Pick<GamesServerOptions, 'databaseUrl' | 'seedKey' | 'seedKeysOld' | 'report'> &
  Partial<Pick<Configuration, 'rules' | 'rulesetModules' | 'verifyNights' | 'archive'>>;

/**
 * The verification at this time of the night, in minutes after midnight (UTC); none without a time.
 * @param recorded the records of verifications, of all processes.
 */
export const nightlyAt = (
  at: number | undefined,
  options: Needed,
  recorded: Verifications,
): Pick<WorkerParts, 'verification'> =>
  at === undefined ? {} : { verification: { at, run: verifyApart(options), state: (night) => recorded.state(night) } };

/**
 * Verifies what is due in a night in a separate process of low priority: replaying games takes a processor for a long time.
 * Rejects when the process fails; the process reports and records the faults that it finds.
 */
const verifyApart =
  (options: Needed) =>
  async (night: string, signal: AbortSignal): Promise<void> => {
    const env = { ...process.env, ...environmentOf(options) };
    const words = [CLI, 'verify', '--night', night];
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
  verifyNights,
  archive,
}: Needed): Readonly<Record<string, string>> => ({
  DATABASE_URL: databaseUrl,
  SEED_KEY: hex(seedKey),
  SEED_KEYS_OLD: seedKeysOld.map(hex).join(','),
  RULES: rules,
  RULESETS: rulesetModules.join(','),
  ...(verifyNights === undefined ? {} : { VERIFY_NIGHTS: String(verifyNights) }),
  // That of a bucket stands in the environment already.
  ...(archive && 'folder' in archive ? { ARCHIVE: archive.folder } : {}),
});

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');
