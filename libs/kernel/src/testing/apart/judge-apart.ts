import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { laws } from '../check-laws.js';
import type { LawName } from '../laws/law.js';
import type { LawReport } from '../trial.js';
import type { Duty, LawChanges, Told } from './duty.js';
import { Progress, PROGRESS_BYTES } from './progress.js';
import type { Replay } from './replay.js';

/** Law 15: a game does not depend on the games that its process has played before. */
export const elsewhere: LawName = {
  number: 15,
  name: 'elsewhere: another process plays the same games in another order, byte for byte',
};

/** Law 16: every function comes to an end. */
export const returning: LawName = { number: 16, name: 'returning: every function comes to an end' };

/** So long may one function of a ruleset run, in milliseconds, on the busiest machine. */
const PATIENCE = 60_000;

/** The result of a thread; `stuck`: where it was caught. */
interface Outcome {
  readonly reports: readonly LawReport[];
  /** One text a game, by its seed. */
  readonly digests: ReadonlyMap<string, string>;
  readonly ticks: number;
  readonly stuck?: string;
}

/**
 * Holds all laws against the ruleset that a module gives to `describeLaws`. Two threads load it for themselves: one
 * judges the games, the other plays them again from the last to the first. A thread that does not return is stopped.
 * @param patience how long one function of the ruleset may run, in milliseconds.
 * @param changes of the options that the module gives.
 * Throws what loading the module throws.
 */
export async function judgeApart(entry: string, patience = PATIENCE, changes: LawChanges = {}): Promise<LawReport[]> {
  const code = await bundled(entry);
  const duties = (['judge', 'playBackwards'] as const).map((duty) => ({ duty, changes }));
  const threads = duties.map((duty) => new Thread(code, duty, patience)) as [Thread, Thread];
  try {
    return verdictOn(await threads[0].outcome, await threads[1].outcome);
  } finally {
    for (const thread of threads) thread.stop();
  }
}

/**
 * Plays one of the random games that the laws of a module judge, in a thread of its own. Throws what loading the module throws, and an Error when the
 * game does not come to an end within `patience` milliseconds.
 * @param game its number: the end of its seed.
 */
export async function replayApart(
  entry: string,
  game: number,
  changes: LawChanges = {},
  patience = PATIENCE,
): Promise<Replay> {
  const workerData: Duty = { duty: 'replay', progress: new SharedArrayBuffer(PROGRESS_BYTES), changes, game };
  const worker = new Worker(await bundled(entry), { eval: true, workerData });
  const signal = AbortSignal.timeout(patience);
  const ended = once(worker, 'exit', { signal }).then(() => {
    throw neverCalled();
  });
  try {
    const [told] = (await Promise.race([once(worker, 'message', { signal }), ended])) as [{ readonly replay: Replay }];
    return told.replay;
  } catch (fault) {
    throw signal.aborted ? new Error('The game does not come to an end.', { cause: fault }) : fault;
  } finally {
    ended.catch(() => undefined);
    void worker.terminate();
  }
}

const neverCalled = (): Error => new Error('The module has ended and never called describeLaws.');

function verdictOn(judged: Outcome, again: Outcome): LawReport[] {
  const stuck = [judged, again].flatMap((outcome) => outcome.stuck ?? []);
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
  const seeds = [...new Set([...one.keys(), ...other.keys()])];
  const parted = seeds.filter((seed) => one.get(seed) !== other.get(seed));
  return {
    law: elsewhere,
    checks: seeds.length,
    violations: parted
      .slice(0, 10)
      .map((seed) => `the game of seed "${seed}" is another one where other games were played before it`),
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
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}

/** A thread that loads the program for itself, and a watchdog that looks how far it is. */
class Thread {
  /** Rejected with the exception of loading the program. */
  readonly outcome: Promise<Outcome>;
  private readonly worker: Worker;
  private watchdog: NodeJS.Timeout | undefined;

  constructor(code: string, duty: Pick<Duty, 'duty' | 'changes'>, patience: number) {
    const shared = new SharedArrayBuffer(PROGRESS_BYTES);
    const workerData: Duty = { ...duty, progress: shared };
    this.worker = new Worker(code, { eval: true, workerData });
    this.outcome = new Promise((resolve, reject) => {
      this.worker.on('message', (told: Told) => {
        if ('names' in told) this.watch(new Progress(shared, told.names), patience, resolve);
        else if ('reports' in told)
          resolve({ ...told, digests: new Map(told.digests), ticks: new Progress(shared, []).ticks });
      });
      this.worker.once('error', reject);
      this.worker.once('exit', () => {
        reject(neverCalled());
      });
    });
    // The caller that waits for one thread hears of the other later.
    this.outcome.catch(() => undefined);
  }

  stop(): void {
    clearInterval(this.watchdog);
    void this.worker.terminate();
  }

  private watch(progress: Progress, patience: number, stuck: (outcome: Outcome) => void): void {
    let last = progress.ticks;
    this.watchdog = setInterval(() => {
      const { ticks, place } = progress;
      if (ticks === last) stuck({ reports: [], digests: new Map(), ticks, stuck: `${place}, does not return` });
      last = ticks;
    }, patience);
  }
}
