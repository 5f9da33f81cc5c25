import { Repeating } from '#event-store';
import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { WORKER_PARTS, type WorkerParts } from './worker-parts.js';

/** Milliseconds between two checks while deliveries wait. */
const BUSY = 1_000;

/** Milliseconds between two checks while none waits: the most by which an attempt is late that another process has put off meanwhile. */
const QUIET = 5_000;

/** Sends deliveries that wait for their next attempt, and those that another process left unfinished when it ended. */
@Injectable()
export class WebhookSender implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly loop = new Repeating(() => this.send());

  constructor(@Inject(WORKER_PARTS) private readonly parts: WorkerParts) {}

  onApplicationBootstrap(): void {
    this.loop.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.loop.stop();
  }

  /** Returns the milliseconds until the next time. */
  private async send(): Promise<number> {
    const { server, queues } = this.parts;
    try {
      return (await server.webhooks.sendDue()) ? BUSY : QUIET;
    } catch (fault) {
      queues.report(fault);
      return BUSY;
    }
  }
}
