import { Repeating } from '#event-store';
import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { WORKER_PARTS, WORKER_SETTINGS, type WorkerParts, type WorkerSettings } from './worker-parts.js';

/** Gives a job to every obligation that has none: a queue that loses everything costs one round of this. */
@Injectable()
export class ObligationSweeper implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly loop = new Repeating(() => this.sweep());

  constructor(
    @Inject(WORKER_PARTS) private readonly parts: WorkerParts,
    @Inject(WORKER_SETTINGS) private readonly settings: WorkerSettings,
  ) {}

  onApplicationBootstrap(): void {
    this.loop.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.loop.stop();
  }

  private async sweep(): Promise<number> {
    const { server, queues } = this.parts;
    await server.relay.sweep(server.store).catch((fault: unknown) => {
      queues.report(fault);
    });
    return this.settings.sweepEvery;
  }
}
