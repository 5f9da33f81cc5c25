import { RateLimiterRes } from 'rate-limiter-flexible';
import { SharedPoints, type PointsLedger } from './shared-points.js';

const WINDOW = 60_000;

/** A ledger in memory, with one window for each key, that may answer nothing, or be away. */
class Ledger implements PointsLedger {
  readonly asked: number[] = [];
  answers: 'all' | 'nothing' | 'away' = 'all';
  private readonly windows = new Map<string, { spent: number; endsAt: number }>();

  constructor(private readonly now: () => number) {}

  penalty(key: string, points: number): Promise<RateLimiterRes> {
    this.asked.push(points);
    if (this.answers === 'away') return Promise.reject(new Error('Connection is closed.'));
    const known = this.windows.get(key);
    const window = known && known.endsAt > this.now() ? known : { spent: 0, endsAt: this.now() + WINDOW };
    this.windows.set(key, window);
    window.spent += points;
    // A frozen server carries out later what it has not answered.
    if (this.answers === 'nothing') return Promise.reject(new Error('Command timed out'));
    return Promise.resolve(new RateLimiterRes(0, window.endsAt - this.now(), window.spent, false));
  }
}

describe('Points that processes share', () => {
  let time: number;
  let ledger: Ledger;
  let due: { readonly at: number; readonly then: () => void }[];

  beforeEach(() => {
    time = 0;
    due = [];
    ledger = new Ledger(() => time);
  });

  const process = (): SharedPoints =>
    new SharedPoints({
      points: 100,
      window: WINDOW,
      ledger,
      now: () => time,
      later: (milliseconds, then) => due.push({ at: time + milliseconds, then }),
    });
  const spend = (points: SharedPoints, count: number, key = 'ada'): Promise<string | number> =>
    points.consume(key, count).then(
      ({ remainingPoints }) => remainingPoints,
      () => 'refused',
    );
  /** Lets time go by, with all that is due meanwhile. */
  async function pass(milliseconds: number): Promise<void> {
    time += milliseconds;
    const now = due.filter(({ at }) => at <= time);
    due = due.filter(({ at }) => at > time);
    for (const { then } of now) then();
    await new Promise(setImmediate);
  }

  it('are spent without a question, and settled together', async () => {
    const here = process();
    for (const left of [90, 80, 70]) expect(await spend(here, 10)).toBe(left);
    expect(ledger.asked).toEqual([]);
    await pass(500);
    expect(ledger.asked).toEqual([30]);
    await pass(5_000);
    expect(ledger.asked).toEqual([30]);
  });

  it('are known to the other processes once settled', async () => {
    const [here, there] = [process(), process()];
    await spend(here, 60);
    await spend(there, 30);
    await pass(500);
    await spend(there, 1);
    await pass(500);
    expect(await spend(there, 8)).toBe(1);
    expect(await spend(there, 2)).toBe('refused');
    expect(await spend(there, 50, 'bo')).toBe(50);
  });

  it('come back with the window of the ledger, which may be another one', async () => {
    const [here, there] = [process(), process()];
    await spend(here, 100);
    await pass(500);
    time += 40_000;
    await spend(there, 1);
    await pass(500);
    expect(await spend(there, 1)).toBe('refused');
    time += 20_000;
    expect(await spend(there, 40)).toBe(60);
    await pass(500);
    await spend(here, 10);
    await pass(500);
    expect(await spend(here, 1)).toBe(49);
  });

  it('are limited here, and told at most once, while the ledger does not answer: it is asked every other second', async () => {
    const here = process();
    ledger.answers = 'nothing';
    for (let second = 0; second < 10; second += 1) {
      expect(await spend(here, 5)).toBe(95 - 5 * second);
      await pass(500);
      await pass(500);
    }
    expect(here.isLedgerThere).toBe(false);
    expect(ledger.asked.length).toBeLessThanOrEqual(6);
    expect(ledger.asked.reduce((sum, points) => sum + points, 0)).toBeLessThanOrEqual(50);
    expect(await spend(here, 51)).toBe('refused');
    ledger.answers = 'all';
    await spend(here, 1);
    for (let tries = 0; tries < 6; tries += 1) await pass(500);
    expect(here.isLedgerThere).toBe(true);
  });

  it.each(['away', 'nothing'] as const)(
    'stay spent until their window ends, and once, when the ledger answered %s and then all',
    async (answers) => {
      const here = process();
      ledger.answers = answers;
      await spend(here, 89);
      await pass(500);
      ledger.answers = 'all';
      await spend(here, 5);
      await pass(2_000);
      expect(await spend(here, 1)).toBe(5);
      await pass(WINDOW - 3_500);
      expect(await spend(here, 6)).toBe('refused');
      await pass(500);
      await pass(500);
      expect(await spend(here, 1)).toBe(99);
    },
  );

  it('of other processes stay known while something was lost here', async () => {
    const [here, there] = [process(), process()];
    await spend(there, 40);
    await pass(500);
    await spend(here, 1);
    await pass(500);
    ledger.answers = 'away';
    await spend(here, 30);
    await pass(500);
    ledger.answers = 'all';
    await spend(here, 1);
    await pass(2_000);
    expect(await spend(here, 1)).toBe(27);
  });
});
