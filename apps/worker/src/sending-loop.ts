import { Repeating } from '#event-store';
import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { WORKER_PARTS, type WorkerParts } from './worker-parts.js';

/** Milliseconds between two checks while messages wait. */
const BUSY = 1_000;

/** Milliseconds between two checks while none waits: the most by which an attempt is late that another process has put off meanwhile. */
const QUIET = 5_000;

/** Sends the messages that are due, from the start of a worker to its end. A fault is reported, and the next check follows. */
@Injectable()
export abstract class SendingLoop implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly loop = new Repeating(() => this.turn());

  constructor(@Inject(WORKER_PARTS) protected readonly parts: WorkerParts) {}

  onApplicationBootstrap(): void {
    this.loop.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.loop.stop();
  }

  /** Sends what is due. True while more waits. */
  protected abstract send(): Promise<boolean>;

  /** Returns the milliseconds until the next time. */
  private async turn(): Promise<number> {
    try {
      return (await this.send()) ? BUSY : QUIET;
    } catch (fault) {
      this.parts.queues.report(fault);
      return BUSY;
    }
  }
}
