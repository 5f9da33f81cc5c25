import type { Alarm } from '../time/alarm.js';

interface Sleeper {
  readonly at: number;
  readonly wake: () => void;
}

/** A clock, and the alarms that go by it, which only the test moves. */
export class FakeClock {
  private sleepers: Sleeper[] = [];

  /** @param now milliseconds since 1970. */
  constructor(private now = 1_700_000_000_000) {}

  readonly clock = (): number => this.now;

  readonly alarm: Alarm = (milliseconds, wake) => {
    const sleeper = { at: this.now + milliseconds, wake };
    this.sleepers.push(sleeper);
    return () => {
      this.sleepers = this.sleepers.filter((each) => each !== sleeper);
    };
  };

  /** How many wait for a time to come. */
  get waiting(): number {
    return this.sleepers.length;
  }

  /** Lets so many milliseconds go by, and wakes those that have waited for it. */
  advance(milliseconds: number): void {
    this.now += milliseconds;
    const due = this.sleepers.filter(({ at }) => at <= this.now);
    this.sleepers = this.sleepers.filter(({ at }) => at > this.now);
    for (const { wake } of due) wake();
  }
}
