import { setImmediate as othersTurn } from 'node:timers/promises';
import type { Obligation } from '#event-store';
import { isPrompt } from '#games';
import { FairPriorities, type Clock } from '#streams';

/** How many obligations are met at a time: most of that is waiting for the database. */
const AT_ONCE = 4;

/** Most obligations that wait here; more than that are for all workers. */
const MOST = 64;

/** The dependencies of prompt work. */
export interface PromptWorkParts {
  /** Meets an obligation, however often it is called once. Throws when it has to be tried again. */
  readonly meet: (obligation: Obligation) => Promise<unknown>;
  /** Hands obligations to the workers. */
  readonly hand: (obligations: readonly Obligation[]) => Promise<unknown>;
  readonly clock: Clock;
  readonly report: (fault: unknown) => void;
  /** Lets requests and other work have their turn; by the event loop of this process by default. */
  readonly pause?: () => Promise<unknown>;
}

interface Waiting {
  readonly obligation: Obligation;
  readonly priority: number;
}

/**
 * Meets obligations that players wait for in the process that has committed them, without a job: the moves of bots, and what a game tells
 * its campaign or its league. All others, and those that fail or are too many, it hands to the workers. The obligation is stored in any
 * case: a sweep finds those of a process that has ended.
 */
export class PromptWork {
  private waiting: Waiting[] = [];
  private readonly running = new Set<Promise<void>>();
  private readonly priorities: FairPriorities;
  private isClosed = false;

  constructor(private readonly parts: PromptWorkParts) {
    this.priorities = new FairPriorities(parts.clock);
  }

  /** Takes the obligations of a commit up. Settles when the others are handed over, not when they are met. */
  async wake(obligations: readonly Obligation[]): Promise<void> {
    const { hand, clock } = this.parts;
    const others: Obligation[] = [];
    for (const obligation of obligations) {
      const isHere = !this.isClosed && this.waiting.length < MOST && isPrompt(obligation, clock());
      if (isHere) this.waiting.push({ obligation, priority: this.priorities.of(obligation) });
      else others.push(obligation);
    }
    this.startNext();
    if (others.length > 0) await hand(others);
  }

  /** Begins nothing more: waits for what is at hand, and hands the rest to the workers. */
  async close(): Promise<void> {
    this.isClosed = true;
    const rest = this.waiting.map(({ obligation }) => obligation);
    this.waiting = [];
    if (rest.length > 0) await this.parts.hand(rest).catch(this.parts.report);
    await Promise.all(this.running);
  }

  private startNext(): void {
    while (this.running.size < AT_ONCE && this.waiting.length > 0) {
      const least = Math.min(...this.waiting.map(({ priority }) => priority));
      const [next] = this.waiting.splice(
        this.waiting.findIndex(({ priority }) => priority === least),
        1,
      );
      if (next) this.start(next.obligation);
    }
  }

  private start(obligation: Obligation): void {
    const running = this.meet(obligation).finally(() => {
      this.running.delete(running);
      this.startNext();
    });
    this.running.add(running);
  }

  private async meet(obligation: Obligation): Promise<void> {
    const { meet, hand, report, pause = othersTurn } = this.parts;
    await pause();
    try {
      await meet(obligation);
    } catch (fault) {
      report(fault);
      await hand([obligation]).catch(report);
    }
  }
}
