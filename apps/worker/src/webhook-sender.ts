import { Repeating } from '#event-store';
import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { WORKER_PARTS, type WorkerParts } from './worker-parts.js';

/** Milliseconds between two checks, which is the maximum delay of an attempt. */
const EVERY = 1_000;

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
    await this.parts.server.webhooks.sendDue().catch(this.parts.queues.report);
    return EVERY;
  }
}
