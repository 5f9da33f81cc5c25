import { MAIN, Repeating, Retention } from '#event-store';
import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { WORKER_PARTS, type WorkerParts } from './worker-parts.js';

/** Milliseconds between two steps of a round. */
const STEP = 2_000;

/** Milliseconds between two rounds. */
const ROUND = 60 * 60_000;

/** Deletes snapshots and checkpoints that nothing needs, in each database of the server: few rows at a time. */
@Injectable()
export class RetentionSweeper implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly loop = new Repeating(() => this.step());
  private readonly databases: readonly Retention[];

  constructor(@Inject(WORKER_PARTS) private readonly parts: WorkerParts) {
    const { nodes, clock } = parts.server;
    this.databases = nodes.map(({ source, pool }) => new Retention({ pool, clock, isHome: source === MAIN }));
  }

  onApplicationBootstrap(): void {
    this.loop.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.loop.stop();
  }

  /** Returns the milliseconds until the next step. One database that is away keeps no other waiting. */
  private async step(): Promise<number> {
    const steps = await Promise.allSettled(this.databases.map((database) => database.step()));
    for (const step of steps) if (step.status === 'rejected') this.parts.queues.report(step.reason);
    return steps.some((step) => step.status === 'fulfilled' && step.value) ? STEP : ROUND;
  }
}
