import { Repeating } from '#event-store';
import type { Clock } from '#streams';

/** Milliseconds between two looks at the database's clock. */
const EVERY = 15_000;

/** The sources of the clock. Times are milliseconds. */
export interface DatabaseClockParts {
  /** Asks the database what time it is: since 1970, with fractions. */
  readonly ask: () => Promise<number>;
  /** A clock of this process that never jumps, from any beginning; the one since its start by default. */
  readonly local?: Clock;
  /** Told when the database could not be asked; the clock goes on as it was. */
  readonly report: (fault: unknown) => void;
}

/**
 * The database's clock, as this process can tell it: all processes of a server go by it, not by their own clocks.
 * An answer says that the database's time lies between that of the question and that of the answer; the clock moves only
 * when it is outside, so a slow answer does no harm and a quick one corrects the drift.
 */
export class DatabaseClock {
  private readonly loop: Repeating;
  private readonly local: Clock;
  private offset: number | undefined;

  private constructor(private readonly parts: DatabaseClockParts) {
    this.local = parts.local ?? (() => performance.now());
    this.loop = new Repeating(async () => {
      await this.look().catch(parts.report);
      return EVERY;
    });
  }

  /** A clock that has been set. Throws when the database cannot be asked. */
  static async start(parts: DatabaseClockParts): Promise<DatabaseClock> {
    const clock = new DatabaseClock(parts);
    await clock.look();
    clock.loop.start();
    return clock;
  }

  readonly now: Clock = () => Math.floor(this.local() + (this.offset ?? 0));

  /** Asks the database once. */
  async look(): Promise<void> {
    const asked = this.local();
    const time = await this.parts.ask();
    const least = time - this.local();
    const most = time - asked;
    this.offset = Math.min(most, Math.max(least, this.offset ?? (least + most) / 2));
  }

  stop(): Promise<void> {
    return this.loop.stop();
  }
}
