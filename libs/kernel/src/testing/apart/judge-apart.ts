import { Worker } from 'node:worker_threads';
import { laws } from '../check-laws.js';
import type { LawName } from '../laws/law.js';
import type { LawReport } from '../trial.js';
import type { Duty, Told } from './duty.js';
import { Progress, PROGRESS_BYTES } from './progress.js';

/** Law 15: a game does not depend on the games that its process has played before. */
export const elsewhere: LawName = {
  number: 15,
  name: 'elsewhere: another process plays the same games in another order, byte for byte',
};

/** Law 16: every function comes to an end. */
export const returning: LawName = { number: 16, name: 'returning: every function comes to an end' };

/** So long may one function of a ruleset run, in milliseconds, on the busiest machine. */
const PATIENCE = 60_000;

/** What came out of a thread; `stuck`: where it was caught. */
interface Outcome {
  readonly reports: readonly LawReport[];
  readonly digests: ReadonlyMap<number, string>;
  readonly ticks: number;
  readonly stuck?: string;
}

/**
 * Holds all laws against the ruleset that a module gives to `describeLaws`. Two threads load it for themselves: one
 * judges the games, the other plays them again from the last to the first. Whoever does not return is stopped.
 * @param patience how long one function of the ruleset may run, in milliseconds.
 * Throws what loading the module throws.
 */
export async function judgeApart(entry: string, patience = PATIENCE): Promise<LawReport[]> {
  const code = await bundled(entry);
  const [judged, again] = await Promise.all([
    outcomeOf(code, 'judge', patience),
    outcomeOf(code, 'playBackwards', patience),
  ]);
  const stuck = [judged, again].flatMap(({ stuck: where }) => where ?? []);
  const unjudged = ({ number, name }: LawName): LawReport => ({
    law: { number, name },
    checks: 0,
    violations: [`not judged: ${stuck.join('; ')}`],
  });
  return [
    ...(judged.stuck === undefined ? judged.reports : laws.map(unjudged)),
    stuck.length === 0 ? compared(judged.digests, again.digests) : unjudged(elsewhere),
    { law: returning, checks: judged.ticks + again.ticks, violations: stuck },
  ];
}

function compared(one: Outcome['digests'], other: Outcome['digests']): LawReport {
  const games = [...new Set([...one.keys(), ...other.keys()])].sort((a, b) => a - b);
  const parted = games.filter((game) => one.get(game) !== other.get(game));
  return {
    law: elsewhere,
    checks: games.length,
    violations: parted
      .slice(0, 10)
      .map((game) => `game ${game} is another one where other games were played before it`),
  };
}

/** The module with all that it imports, as one program. */
async function bundled(entry: string): Promise<string> {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    platform: 'node',
    conditions: ['source'],
    external: ['esbuild'],
    keepNames: true,
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}

function outcomeOf(code: string, duty: Duty['duty'], patience: number): Promise<Outcome> {
  const shared = new SharedArrayBuffer(PROGRESS_BYTES);
  const workerData: Duty = { duty, progress: shared };
  const worker = new Worker(code, { eval: true, workerData });
  let progress = new Progress(shared, []);
  return new Promise((resolve, reject) => {
    let last = -1;
    const watchdog = setInterval(() => {
      const { ticks, place } = progress;
      if (ticks === last) finish({ reports: [], digests: new Map(), ticks, stuck: `${place}, does not return` });
      last = ticks;
    }, patience);
    const finish = (outcome: Outcome): void => {
      clearInterval(watchdog);
      void worker.terminate();
      resolve(outcome);
    };
    worker.on('message', (told: Told) => {
      if ('names' in told) progress = new Progress(shared, told.names);
      else finish({ reports: told.reports, digests: new Map(told.digests), ticks: progress.ticks });
    });
    worker.once('error', (error) => {
      clearInterval(watchdog);
      reject(error);
    });
    worker.once('exit', () => {
      clearInterval(watchdog);
      reject(new Error('The module has ended and never called describeLaws.'));
    });
  });
}
