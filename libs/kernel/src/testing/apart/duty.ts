import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import type { AnyRuleset } from '../../ruleset.js';
import { checkLaws, type LawOptions } from '../check-laws.js';
import { Digest } from '../digest.js';
import { guarded, namesIn } from '../guarded.js';
import { gamesIn, playedAt, setTable } from '../random-games.js';
import type { LawReport } from '../trial.js';
import { Progress } from './progress.js';
import { replayed, type Replay } from './replay.js';

/** Options of laws that a command changes for one run. */
export type LawChanges = Partial<Pick<LawOptions, 'games' | 'seed' | 'reduced' | 'only'>>;

/** The task of a thread: to judge the games, to play them again from the last to the first, or to show one of them. */
export interface Duty {
  readonly duty: 'judge' | 'playBackwards' | 'replay';
  /** What of the options differs from those of the suite. */
  readonly changes?: LawChanges;
  /** The number of the game to show. */
  readonly game?: number;
  /** Where it writes how far it is. */
  readonly progress: SharedArrayBuffer;
}

/** The messages of a thread: first the names of functions that it may be caught in, at last the result. */
export type Told =
  | { readonly names: readonly string[] }
  | { readonly replay: Replay }
  | {
      readonly reports: readonly LawReport[];
      /** One text a game, with its seed. */
      readonly digests: readonly (readonly [string, string])[];
    };

/** The task of this thread; `undefined` where a suite runs. */
export const dutyOfThisThread = (): Duty | undefined => {
  const data = workerData as Partial<Duty> | null;
  return !isMainThread && data?.duty && data.progress ? (data as Duty) : undefined;
};

/** Does the task of the thread, and reports the result. */
export function perform(
  { duty, progress: shared, changes, game = 0 }: Duty,
  ruleset: AnyRuleset,
  suite: LawOptions,
): void {
  const options = { ...suite, ...changes };
  const tell = (told: Told): void => {
    parentPort?.postMessage(told);
  };
  if (duty === 'replay') {
    tell({ replay: replayed(ruleset, options, game) });
    return;
  }
  const names = namesIn(ruleset);
  tell({ names });
  const progress = new Progress(shared, names);
  const reports = duty === 'judge' ? checkLaws(ruleset, options, progress) : playBackwards(ruleset, options, progress);
  tell({ reports, digests: [...progress.digests] });
}

function playBackwards(ruleset: AnyRuleset, options: LawOptions, progress: Progress): LawReport[] {
  const heard = guarded(ruleset, progress);
  for (let number = gamesIn(options) - 1; number >= 0; number -= 1) {
    const table = setTable(heard, options, number);
    const digest = new Digest(table);
    try {
      for (const commit of playedAt(table, options)) {
        progress.comesTo(number, table.local.game.version);
        digest.add(commit);
      }
    } catch {
      // The judge of the game tells why it cannot go on.
      continue;
    }
    progress.played(table.seed, digest.text());
  }
  return [];
}
