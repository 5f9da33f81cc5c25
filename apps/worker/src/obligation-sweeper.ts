import { Repeating, type Obligation } from '#event-store';
import { meetObligation } from '#server';
import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { WORKER_PARTS, WORKER_SETTINGS, type WorkerParts, type WorkerSettings } from './worker-parts.js';

/** Most obligations that one sweep meets: those that become urgent meanwhile come first in the next one. */
const AT_A_LOOK = 100;

/** Milliseconds to the next sweep while there is no queue, when only sweeps meet obligations. */
const WITHOUT_QUEUE = 100;

/**
 * Creates a job for every obligation without one, and meets overdue ones itself: a queue that loses everything, or is
 * away, costs one sweep.
 */
@Injectable()
export class ObligationSweeper implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly loop = new Repeating(() => this.sweep());
  private isStopping = false;

  constructor(
    @Inject(WORKER_PARTS) private readonly parts: WorkerParts,
    @Inject(WORKER_SETTINGS) private readonly settings: WorkerSettings,
  ) {}

  onApplicationBootstrap(): void {
    this.loop.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    await this.loop.stop();
  }

  /** Returns the milliseconds until the next one. */
  private async sweep(): Promise<number> {
    const { server, queues } = this.parts;
    const { sweepEvery, patience } = this.settings;
    try {
      const { obligations, queued } = await server.relay.sweep(server.store);
      const overdue = server.clock() - (queued ? patience : 0);
      const late = obligations.filter(({ dueAt }) => dueAt <= overdue);
      await this.meet(late.slice(0, AT_A_LOOK));
      if (late.length > AT_A_LOOK) return 0;
      return queued ? sweepEvery : WITHOUT_QUEUE;
    } catch (fault) {
      queues.report(fault);
      return sweepEvery;
    }
  }

  /** Some at a time, in their order. Failures are reported, and tried again by the next sweep. */
  private async meet(overdue: readonly Obligation[]): Promise<void> {
    const { server, queues } = this.parts;
    const rest = overdue.values();
    const meetRest = async (): Promise<void> => {
      for (const obligation of rest) {
        if (this.isStopping) return;
        await meetObligation(server, obligation).catch((fault: unknown) => {
          queues.report(fault);
        });
      }
    };
    await Promise.all(Array.from({ length: this.settings.concurrency }, meetRest));
  }
}
