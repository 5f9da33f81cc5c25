import { Repeating } from '#event-store';
import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { WORKER_PARTS, type WorkerParts } from './worker-parts.js';

/** Milliseconds between two checks of the clock. */
const EVERY = 20_000;

const DAY = 24 * 60;

/** Minutes after its time in which a newly started worker still begins the verification of the night. */
const WITHIN = 30;

/** Verifies everything once a night, in a separate process. Every worker begins it, and all but one end at once. */
@Injectable()
export class NightlyVerification implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly loop = new Repeating(() => this.look());
  private readonly stopping = new AbortController();
  private lastNight: string | undefined;

  constructor(@Inject(WORKER_PARTS) private readonly parts: WorkerParts) {}

  onApplicationBootstrap(): void {
    if (this.parts.verification) this.loop.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.loop.stop();
  }

  private async look(): Promise<number> {
    const { server, verification, queues } = this.parts;
    const now = new Date(server.clock());
    if (!verification) return EVERY;
    const minute = now.getUTCHours() * 60 + now.getUTCMinutes();
    const since = (minute - verification.at + DAY) % DAY;
    // The day on which its time came, although it may be the next day by now.
    const night = new Date(now.getTime() - since * 60_000).toISOString().slice(0, 10);
    if (since >= WITHIN || night === this.lastNight) return EVERY;
    this.lastNight = night;
    await verification.run(night, this.stopping.signal).catch((fault: unknown) => {
      if (!this.stopping.signal.aborted) queues.report(fault);
    });
    return EVERY;
  }
}
