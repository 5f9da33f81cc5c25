import { DatabaseClock } from './database-clock.js';

/** A database, and processes with clocks of their own. A question takes as long as `way` says, there and back. */
class World {
  now = 1_000_000;
  way = { there: 0, back: 0 };
  readonly faults: unknown[] = [];
  private readonly clocks: DatabaseClock[] = [];

  /** A process whose own clock is so many milliseconds ahead. */
  async process(ahead: number, ask = () => this.ask()): Promise<DatabaseClock> {
    const report = (fault: unknown): void => void this.faults.push(fault);
    const clock = await DatabaseClock.start({ ask, local: () => this.now + ahead, report });
    this.clocks.push(clock);
    return clock;
  }

  ask(): Promise<number> {
    this.now += this.way.there;
    const time = this.now;
    this.now += this.way.back;
    return Promise.resolve(time);
  }

  async stop(): Promise<void> {
    await Promise.all(this.clocks.map((clock) => clock.stop()));
  }
}

describe("The database's clock", () => {
  const world = new World();
  beforeEach(() => {
    world.way = { there: 0, back: 0 };
  });
  afterEach(() => world.stop());

  it.each([50, 200, 30_000, -30_000])('is told alike by processes whose own clocks are %d ms apart', async (skew) => {
    const [one, other] = [await world.process(0), await world.process(skew)];
    expect([one.now(), other.now()]).toEqual([world.now, world.now]);
    world.now += 12_345;
    expect([one.now(), other.now()]).toEqual([world.now, world.now]);
  });

  it('is told as well as the quickest answer allows', async () => {
    world.way = { there: 300, back: 100 };
    const clock = await world.process(30_000);
    expect(Math.abs(clock.now() - world.now)).toBeLessThanOrEqual(100);
    world.way = { there: 1, back: 1 };
    await clock.look();
    const good = clock.now() - world.now;
    expect(Math.abs(good)).toBeLessThanOrEqual(2);
    world.way = { there: 0, back: 5_000 };
    await clock.look();
    expect(Math.abs(clock.now() - world.now)).toBeLessThanOrEqual(Math.abs(good));
  });

  it('is followed when it is set', async () => {
    const clock = await world.process(0);
    let answer = world.now + 3_600_000;
    const follower = await world.process(0, () => Promise.resolve(answer));
    expect(follower.now() - clock.now()).toBe(3_600_000);
    answer = world.now - 60_000;
    await follower.look();
    expect(follower.now() - clock.now()).toBe(-60_000);
  });

  it('is not known before it has been asked', async () => {
    await expect(world.process(0, () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  });
});
