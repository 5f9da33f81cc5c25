import { Worker } from 'node:worker_threads';
import { proposalFor, type Proposal, type Round, type Season } from '#leagues';

/** With fewer players a round is proposed sooner than a thread is there. */
const FEW = 60;
const FEW_AT_TABLES = 12;

/** The thread; there is none in front of the sources, which tests run. */
const THREAD = new URL('./proposal-thread.js', import.meta.url);
const hasThread = import.meta.url.endsWith('.js');

/**
 * The proposals of formats for next rounds, each computed once: a Swiss of hundreds takes seconds, so in a thread beside the one that answers
 * requests, and one after the other.
 */
export class Proposals {
  private readonly known = new WeakMap<Season, Promise<Proposal>>();
  private working: Promise<unknown> = Promise.resolve();

  /** That of a season as it is now; with byes that are given beforehand, computed for this question alone. */
  of(season: Season, byes: Round['byes'] = []): Promise<Proposal> {
    if (byes.length > 0) return this.make(season, byes);
    const known = this.known.get(season) ?? this.make(season, []);
    this.known.set(season, known);
    return known;
  }

  private async make(season: Season, byes: Round['byes']): Promise<Proposal> {
    if (!hasThread || isQuick(season)) return proposalFor(season, byes);
    const made = this.working.then(() => apart({ season, byes }));
    this.working = made.catch(() => undefined);
    return made;
  }
}

/** The seats of tables are searched for, also with few players. */
const isQuick = ({ entries, plan: { format } }: Season): boolean =>
  entries.length < (format.kind === 'TABLES' ? FEW_AT_TABLES : FEW);

/** What the thread is asked. */
export interface ProposalAsked {
  readonly season: Season;
  readonly byes: Round['byes'];
}

function apart(asked: ProposalAsked): Promise<Proposal> {
  const thread = new Worker(THREAD, { workerData: asked, execArgv: [] });
  return new Promise((resolve, reject) => {
    thread.once('message', resolve);
    thread.once('error', reject);
    thread.once('exit', (code) => reject(new Error(`The thread that proposes a round ended with ${code}.`)));
  });
}
