import { meetObligation } from '#server';
import { OBLIGATIONS_QUEUE, type ObligationJob } from '#streams';
import { openWorker, type JobWorker } from '#platform';
import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { WORKER_PARTS, WORKER_SETTINGS, type WorkerParts, type WorkerSettings } from './worker-parts.js';

/**
 * Processes the jobs of automatic steps, deadlines, bots' moves and campaigns: each job is a command on its game or
 * campaign.
 */
@Injectable()
export class ObligationProcessor implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private worker: JobWorker | undefined;

  constructor(
    @Inject(WORKER_PARTS) private readonly parts: WorkerParts,
    @Inject(WORKER_SETTINGS) private readonly settings: WorkerSettings,
  ) {}

  onApplicationBootstrap(): void {
    const { concurrency, lockDuration, stalledInterval } = this.settings;
    const settings = { concurrency, lockDuration, stalledInterval };
    this.worker = openWorker<ObligationJob>(
      this.parts.queues,
      OBLIGATIONS_QUEUE,
      (job) => meetObligation(this.parts.server, job),
      settings,
    );
  }

  /** Completes the current jobs first. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.worker?.close();
  }
}
