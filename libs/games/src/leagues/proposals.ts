import { Worker } from 'node:worker_threads';
import { proposalFor, type Proposal, type Season } from '#leagues';

/** With fewer players a round is proposed sooner than a thread is there. */
const FEW = 60;

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

  /** That of a season as it is now. */
  of(season: Season): Promise<Proposal> {
    const known = this.known.get(season) ?? this.make(season);
    this.known.set(season, known);
    return known;
  }

  private async make(season: Season): Promise<Proposal> {
    if (!hasThread || season.entries.length < FEW) return proposalFor(season);
    const made = this.working.then(() => apart(season));
    this.working = made.catch(() => undefined);
    return made;
  }
}

function apart(season: Season): Promise<Proposal> {
  const thread = new Worker(THREAD, { workerData: season, execArgv: [] });
  return new Promise((resolve, reject) => {
    thread.once('message', resolve);
    thread.once('error', reject);
    thread.once('exit', (code) => reject(new Error(`The thread that proposes a round ended with ${code}.`)));
  });
}
