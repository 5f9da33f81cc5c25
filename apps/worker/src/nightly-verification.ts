import { Repeating } from '#event-store';
import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import type { NightState } from '#verification';
import { WORKER_PARTS, type WorkerParts } from './worker-parts.js';

/** Milliseconds between two checks of the clock. */
const EVERY = 20_000;

const DAY = 24 * 60;

/** Minutes after its time in which a newly started worker still begins the verification of the night. */
const WITHIN = 30;

/** How often one process tries the verification of a night that fails, as while a database is away. */
const MOST_FAILURES = 3;

/**
 * Verifies what is due once a night, in a separate process of one worker. Where that is left, as by a restart, it goes on in the next process that
 * looks, at any time until the next night.
 */
@Injectable()
export class NightlyVerification implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly loop = new Repeating(() => this.look());
  private readonly stopping = new AbortController();
  /** The nights whose verification has failed here, once for each time. */
  private failures: readonly string[] = [];

  constructor(@Inject(WORKER_PARTS) private readonly parts: WorkerParts) {}

  onApplicationBootstrap(): void {
    if (this.parts.verification) this.loop.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.loop.stop();
  }

  /** Begins or takes up the verification of the night where it is due. Returns the milliseconds until the next look. */
  async look(): Promise<number> {
    const { server, verification, queues } = this.parts;
    const now = new Date(server.clock());
    if (!verification) return EVERY;
    const minute = now.getUTCHours() * 60 + now.getUTCMinutes();
    const since = (minute - verification.at + DAY) % DAY;
    // The day on which its time came, although it may be the next day by now.
    const night = new Date(now.getTime() - since * 60_000).toISOString().slice(0, 10);
    try {
      if (this.failures.filter((one) => one === night).length === MOST_FAILURES) return EVERY;
      if (!isDue(await verification.state(night), since) || this.stopping.signal.aborted) return EVERY;
      await verification.run(night, this.stopping.signal).catch((fault: unknown) => {
        this.failures = [...this.failures, night].slice(-MOST_FAILURES);
        throw fault;
      });
    } catch (fault) {
      if (!this.stopping.signal.aborted) queues.report(fault);
    }
    return EVERY;
  }
}

/** @param since minutes since its time has come. */
const isDue = (state: NightState, since: number): boolean => state === 'left' || (state === 'none' && since < WITHIN);
