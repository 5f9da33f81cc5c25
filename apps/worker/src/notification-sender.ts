import { Repeating } from '#event-store';
import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { WORKER_PARTS, type WorkerParts } from './worker-parts.js';

/** Milliseconds between two checks while anything waits. */
const BUSY = 1_000;

/** Milliseconds between two checks while nothing waits. A turn is told no sooner than some seconds after it began. */
const QUIET = 5_000;

/** Tells accounts of their games: writes down what they are to be told, and sends what is due. */
@Injectable()
export class NotificationSender implements OnApplicationBootstrap, BeforeApplicationShutdown {
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
      return (await server.notificationWork.run()) ? BUSY : QUIET;
    } catch (fault) {
      queues.report(fault);
      return BUSY;
    }
  }
}
