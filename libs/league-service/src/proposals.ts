import { Worker } from 'node:worker_threads';
import { proposalFor, type Proposal, type ProposedRound, type Season } from '#leagues';

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

  /** That of a season as it is now; with a part that is given beforehand, computed for this question alone. */
  of(season: Season, given?: ProposedRound): Promise<Proposal> {
    if (given && given.byes.length + given.pairings.length > 0) return this.make(season, given);
    const known = this.known.get(season) ?? this.make(season);
    this.known.set(season, known);
    return known;
  }

  private async make(season: Season, given?: ProposedRound): Promise<Proposal> {
    if (!hasThread || isQuick(season)) return proposalFor(season, given);
    const made = this.working.then(() => apart({ season, given }));
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
  readonly given: ProposedRound | undefined;
}

function apart(asked: ProposalAsked): Promise<Proposal> {
  const thread = new Worker(THREAD, { workerData: asked, execArgv: [] });
  return new Promise((resolve, reject) => {
    thread.once('message', resolve);
    thread.once('error', reject);
    thread.once('exit', (code) => reject(new Error(`The thread that proposes a round ended with ${code}.`)));
  });
}
