import { FeedWatch, type Followed } from './feed-watch.js';

/** Alarms that a test rings. */
class Alarms {
  private readonly set = new Set<() => void>();

  readonly alarm = (_milliseconds: number, wake: () => void): (() => void) => {
    this.set.add(wake);
    return () => this.set.delete(wake);
  };

  get waiting(): number {
    return this.set.size;
  }

  ring(): void {
    const all = [...this.set];
    this.set.clear();
    for (const wake of all) wake();
  }
}

/** A feed of numbers, in memory. */
class Numbers {
  upTo = 0;
  looks = 0;
  isBroken = false;

  readonly followed = (after: number): Followed<number> => ({
    after,
    read: (from, limit) =>
      Promise.resolve(Array.from({ length: Math.min(limit, this.upTo - from) }, (_, at) => from + at + 1)),
    numberOf: (message) => message,
  });

  readonly howFar = (): Promise<number> => {
    this.looks += 1;
    return this.isBroken ? Promise.reject(new Error('away')) : Promise.resolve(this.upTo);
  };
}

describe('A follower of a feed', () => {
  const feed = (): { numbers: Numbers; alarms: Alarms; watch: FeedWatch; faults: unknown[] } => {
    const numbers = new Numbers();
    const alarms = new Alarms();
    const faults: unknown[] = [];
    const { alarm } = alarms;
    const watch = new FeedWatch({ howFar: numbers.howFar, report: (fault) => faults.push(fault), alarm });
    return { numbers, alarms, watch, faults };
  };
  const taken = async (source: AsyncGenerator<number, void>, count: number): Promise<unknown[]> => {
    const got: unknown[] = [];
    while (got.length < count) got.push((await source.next()).value);
    return got;
  };

  it('is told the messages after a number, page by page, then new ones, each once', async () => {
    const { numbers, alarms, watch } = feed();
    numbers.upTo = 250;
    const source = watch.follow('one', numbers.followed(20));
    expect(await taken(source, 230)).toEqual(Array.from({ length: 230 }, (_, at) => 21 + at));
    const next = source.next();
    numbers.upTo = 252;
    await rung(alarms, numbers, 1);
    expect((await next).value).toBe(251);
    expect((await source.next()).value).toBe(252);
    await source.return();
  });

  it('shares one look with all followers of the same feed, and none is taken when they are gone', async () => {
    const { numbers, alarms, watch } = feed();
    const all = [watch.follow('one', numbers.followed(0)), watch.follow('one', numbers.followed(0))];
    const nexts = all.map((source) => source.next());
    numbers.upTo = 1;
    await rung(alarms, numbers, 1);
    expect((await Promise.all(nexts)).map(({ value }) => value)).toEqual([1, 1]);
    expect(numbers.looks).toBe(1);
    await Promise.all(all.map((source) => source.return()));
    expect(alarms.waiting).toBe(0);
  });

  it('goes on after a look that failed', async () => {
    const { numbers, alarms, watch, faults } = feed();
    const source = watch.follow('one', numbers.followed(0));
    const next = source.next();
    numbers.isBroken = true;
    await rung(alarms, numbers, 1);
    numbers.isBroken = false;
    numbers.upTo = 1;
    await rung(alarms, numbers, 2);
    expect((await next).value).toBe(1);
    expect(faults).toHaveLength(1);
    await source.return();
  });

  it('ends on a signal, also while it waits', async () => {
    const { numbers, watch } = feed();
    const controller = new AbortController();
    const source = watch.follow('one', numbers.followed(0), controller.signal);
    const next = source.next();
    controller.abort();
    expect(await next).toEqual({ done: true, value: undefined });
  });

  /** Rings until so many looks were taken, and all their work is done. */
  async function rung(alarms: Alarms, numbers: Numbers, looks: number): Promise<void> {
    while (numbers.looks < looks) {
      await new Promise((resolve) => setImmediate(resolve));
      alarms.ring();
    }
    await new Promise((resolve) => setImmediate(resolve));
  }
});
