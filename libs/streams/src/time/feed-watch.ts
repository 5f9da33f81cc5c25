import { processAlarm, type Alarm } from './alarm.js';
import { WakeUp } from './wake-up.js';

/** How often one look is taken for all feeds that are followed, in milliseconds. */
const EVERY = 1_000;

/** How many messages are read at a time. */
const PAGE = 100;

/** The dependencies of a feed watch. */
export interface FeedWatchParts {
  /** The number of the last message of a feed; 0 while there is none. */
  readonly howFar: (feed: string) => Promise<number>;
  /** Told of looks that failed: the next one may be luckier. */
  readonly report: (fault: unknown) => unknown;
  /** By the timers of this process by default. */
  readonly alarm?: Alarm | undefined;
}

/** A feed to follow: messages with numbers that only grow. */
export interface Followed<Message> {
  /** The number after which it begins. */
  readonly after: number;
  /** Messages after a number, in order, at most so many. None: there is nothing up to the last one that is there now. */
  readonly read: (after: number, limit: number) => Promise<readonly Message[]>;
  readonly numberOf: (message: Message) => number;
}

interface Watched {
  readonly followers: Set<WakeUp>;
  upTo: number;
}

/**
 * Follows feeds whose messages are read from a store: nothing is told twice, and nothing is left out, for each reading goes on where
 * the one before has ended. One look at the end of a feed serves all its followers of this process.
 */
export class FeedWatch {
  private readonly watched = new Map<string, Watched>();
  private stopWaiting: (() => void) | undefined;

  constructor(private readonly parts: FeedWatchParts) {}

  /** The messages of a feed after a number, then each new one. Ends when the signal says so. */
  async *follow<Message>(
    feed: string,
    { after, read, numberOf }: Followed<Message>,
    signal?: AbortSignal,
  ): AsyncGenerator<Message, void> {
    const wakeUp = new WakeUp(signal, this.parts.alarm);
    const watched = this.join(feed, wakeUp);
    let told = after;
    try {
      while (!wakeUp.isOver) {
        const upTo = watched.upTo;
        const messages = await read(told, PAGE);
        for (const message of messages) {
          told = numberOf(message);
          yield message;
        }
        if (messages.length > 0) continue;
        if (watched.upTo === upTo) await wakeUp.sleep();
      }
    } finally {
      watched.followers.delete(wakeUp);
      if (watched.followers.size === 0) this.watched.delete(feed);
      if (this.watched.size === 0) this.rest();
      wakeUp.dispose();
    }
  }

  private join(feed: string, follower: WakeUp): Watched {
    const watched = this.watched.get(feed) ?? { followers: new Set(), upTo: 0 };
    this.watched.set(feed, watched);
    watched.followers.add(follower);
    if (!this.stopWaiting) this.lookSoon();
    return watched;
  }

  private rest(): void {
    this.stopWaiting?.();
    this.stopWaiting = undefined;
  }

  private lookSoon(): void {
    this.stopWaiting = (this.parts.alarm ?? processAlarm)(EVERY, () => void this.look());
  }

  private async look(): Promise<void> {
    await Promise.all([...this.watched].map(([feed, watched]) => this.lookAt(feed, watched)));
    if (this.watched.size > 0) this.lookSoon();
    else this.rest();
  }

  private async lookAt(feed: string, watched: Watched): Promise<void> {
    try {
      const upTo = await this.parts.howFar(feed);
      if (upTo === watched.upTo) return;
      watched.upTo = upTo;
      for (const follower of watched.followers) follower.wake();
    } catch (fault) {
      this.parts.report(fault);
    }
  }
}
