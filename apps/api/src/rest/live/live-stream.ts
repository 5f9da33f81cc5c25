import type { Writable } from 'node:stream';
import type { LiveFormat } from './live-format.js';

/** Milliseconds between two signs of life. */
export const HEARTBEAT = 15_000;

/** The parts of a live answer. */
export interface LiveParts<T> {
  readonly to: Writable;
  readonly format: LiveFormat;
  readonly source: AsyncIterator<T>;
  /** The text of a message. An error that it throws ends the answer. */
  readonly text: (told: T) => string;
  /** The text of an error. */
  readonly farewell: (fault: unknown) => string;
  /** Milliseconds between two signs of life; by default 15 seconds. */
  readonly every?: number;
}

/**
 * One live answer, until there are no more messages, its client leaves, or it is ended. Never runs ahead of its
 * client.
 */
export class LiveStream<T = unknown> {
  private isEnded = false;

  constructor(private readonly parts: LiveParts<T>) {}

  /** Sends all messages. Resolves when it is over; never rejects. */
  async run(): Promise<void> {
    const { to, format, every = HEARTBEAT } = this.parts;
    const beat = setInterval(() => void to.write(format.heartbeat), every);
    const leave = (): void => void this.end();
    to.once('close', leave).once('error', leave);
    try {
      await this.tellAll();
    } catch (fault) {
      if (!this.isEnded) to.write(this.parts.farewell(fault));
    } finally {
      clearInterval(beat);
      await this.end();
      to.end();
    }
  }

  /** Ends it, even if there are more messages. */
  async end(): Promise<void> {
    if (this.isEnded) return;
    this.isEnded = true;
    await this.parts.source.return?.();
  }

  private async tellAll(): Promise<void> {
    const { to, format, source, text } = this.parts;
    for (;;) {
      const step = await source.next();
      if (this.isEnded) return;
      if (step.done === true) {
        to.write(format.end);
        return;
      }
      if (!to.write(text(step.value))) await drained(to);
    }
  }
}

/** Resolves when more may be written, or the client has gone. */
const drained = (to: Writable): Promise<void> =>
  new Promise((resolve) => {
    const done = (): void => {
      to.off('drain', done).off('close', done);
      resolve();
    };
    to.on('drain', done).on('close', done);
  });
