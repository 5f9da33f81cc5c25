import type { Projector } from './projector.js';
import { Repeating } from './repeating.js';

/** How a projector is kept going. */
export interface ProjectorLoopOptions {
  /** Milliseconds to wait at the end of the feed while nothing wakes the loop; a minute by default. */
  readonly every?: number;
  /** Told of the error that stopped a step; the step is done again later. */
  readonly onError?: (error: unknown) => void;
}

const PAUSE_AFTER_ERROR = 2_000;

const LONGEST_PAUSE = 60_000;

/** Prepares a projector and lets it follow the feed until it is stopped. */
export class ProjectorLoop {
  private readonly loop = new Repeating(() => this.turn());
  private prepared = false;
  private told: readonly unknown[] = [];

  constructor(
    private readonly projector: Projector,
    private readonly options: ProjectorLoopOptions = {},
  ) {}

  start(): void {
    this.loop.start();
  }

  /** The feed may be read further. */
  wake(): void {
    this.loop.wake();
  }

  /** Waits for the step at hand. */
  stop(): Promise<void> {
    return this.loop.stop();
  }

  /** A database that is away throws the same fault until it is asked again: each is told once. */
  private tell(faults: readonly unknown[]): void {
    for (const fault of faults) if (!this.told.includes(fault)) this.options.onError?.(fault);
    this.told = faults;
  }

  private async turn(): Promise<number> {
    try {
      if (!this.prepared) await this.projector.prepare();
      this.prepared = true;
      const { more, faults } = await this.projector.step();
      this.tell(faults);
      if (more) return 0;
      return faults.length > 0 ? PAUSE_AFTER_ERROR : (this.options.every ?? LONGEST_PAUSE);
    } catch (error) {
      this.options.onError?.(error);
      return PAUSE_AFTER_ERROR;
    }
  }
}
