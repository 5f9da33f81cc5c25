import { FeedTicker, Projector, ProjectorLoop } from '#event-store';
import { projectionsOn } from '#server';
import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { WORKER_PARTS, type WorkerParts } from './worker-parts.js';

/** Advances the feed, and the read models that follow it. */
@Injectable()
export class Projections implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly loops: readonly (FeedTicker | ProjectorLoop)[];

  constructor(@Inject(WORKER_PARTS) { server: { pool, store, games }, queues }: WorkerParts) {
    const onError = (fault: unknown): void => {
      queues.report(fault);
    };
    const projectors = projectionsOn(games).map(
      (projection) => new Projector({ pool, store, projection, report: onError }),
    );
    this.loops = [
      new FeedTicker({ pool, onError }),
      ...projectors.map((projector) => new ProjectorLoop(projector, { onError })),
    ];
  }

  onApplicationBootstrap(): void {
    for (const loop of this.loops) loop.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.loops.map((loop) => loop.stop()));
  }
}
