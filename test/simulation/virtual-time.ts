import type { Random } from '#kernel';

interface Sleeper {
  readonly at: number;
  /** Decides among those that wake at the same millisecond. */
  readonly lot: number;
  readonly wake: () => void;
}

/** Everything that was started has come as far as it can without time going by. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Time that goes by only when no task is ready; chance decides the order within a millisecond. */
export class VirtualTime {
  /** Milliseconds since 1970. */
  now = 1_700_000_000_000;
  private sleepers: Sleeper[] = [];

  constructor(private readonly random: Random) {}

  /** Waits for some milliseconds, and for its turn among those that wake at the same time. */
  sleep(milliseconds: number): Promise<void> {
    return new Promise((wake) => {
      this.sleepers.push({ at: this.now + milliseconds, lot: this.random.below(1_000_000), wake });
    });
  }

  /** Lets time go by until something is done. Throws its fault; and an Error when it is not done in so many milliseconds. */
  async runUntil(work: Promise<unknown>, longest: number): Promise<void> {
    const course = { isOver: false };
    const over = work.finally(() => (course.isOver = true));
    // Thrown at the end, where the caller waits for it.
    over.catch(() => undefined);
    const end = this.now + longest;
    for (await settled(); !course.isOver; await settled()) {
      const next = this.takeNext();
      if (!next || next.at > end) throw new Error('It stands still.');
      this.now = Math.max(this.now, next.at);
      next.wake();
    }
    await over;
  }

  private takeNext(): Sleeper | undefined {
    const [first, ...others] = this.sleepers;
    if (!first) return undefined;
    const isBefore = (one: Sleeper, other: Sleeper): boolean =>
      one.at < other.at || (one.at === other.at && one.lot < other.lot);
    const next = others.reduce((best, one) => (isBefore(one, best) ? one : best), first);
    this.sleepers = this.sleepers.filter((one) => one !== next);
    return next;
  }
}
