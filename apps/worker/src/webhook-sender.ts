import { Repeating } from '#event-store';
import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { WORKER_PARTS, type WorkerParts } from './worker-parts.js';

/** Time between two looks, in milliseconds: by so much an attempt may be late. */
const EVERY = 1_000;

/** Sends webhooks what waits for its next attempt, and what another process had in hand when it ended. */
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

  /** Answers with the milliseconds until the next time. */
  private async send(): Promise<number> {
    await this.parts.server.webhooks.sendDue().catch(this.parts.queues.report);
    return EVERY;
  }
}
