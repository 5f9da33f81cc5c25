import { LRUCache } from 'lru-cache';
import { RateLimiterRes } from 'rate-limiter-flexible';

/** Where processes count points together: counts those of a key, and answers with all that were spent. */
export interface PointsLedger {
  penalty(key: string, points: number): Promise<RateLimiterRes>;
}

/** How points are counted. */
export interface SharedPointsOptions {
  /** Points of a window. */
  readonly points: number;
  /** The length of a window in milliseconds. */
  readonly window: number;
  /** Where the processes of a server settle; each counts alone without. */
  readonly ledger?: PointsLedger | undefined;
  /** The time in milliseconds since an arbitrary moment. */
  readonly now?: () => number;
  /** Calls a function after so many milliseconds. */
  readonly later?: (milliseconds: number, then: () => void) => unknown;
}

/** Milliseconds in which spending is gathered before it is settled. */
const EVERY = 500;

/** Milliseconds until a ledger that has not answered is asked again. */
const PAUSE = 2_000;

/** Most keys that are remembered; the one that was used longest ago goes first. */
const MOST = 100_000;

/** The points of one key in one window. */
interface Spent {
  /** By this process. */
  here: number;
  /** Of these, told to the ledger: at most once, as an answer may be lost and its request not. */
  told: number;
  /** Of these, what went unanswered: the ledger may have it or not. */
  lost: number;
  /** By the other processes, as the ledger knew it last. */
  elsewhere: number;
  endsAt: number;
}

/**
 * Points that are counted in this process, at once, and settled with the other processes from time to time: no request waits for
 * them. A payer who is served by several processes can overdraw by what each of them spends until it settles. A ledger that does not answer is
 * left alone for a while; spending that it may have missed counts here only.
 */
export class SharedPoints {
  readonly points: number;
  /** False after the ledger has not answered, until it does. */
  isLedgerThere = true;
  private readonly keys = new LRUCache<string, Spent>({ max: MOST });
  private readonly dirty = new Map<string, Spent>();
  private isSettling = false;
  private readonly now: () => number;
  private readonly later: NonNullable<SharedPointsOptions['later']>;

  constructor(private readonly options: SharedPointsOptions) {
    this.points = options.points;
    this.now = options.now ?? (() => performance.now());
    this.later = options.later ?? ((milliseconds, then) => setTimeout(then, milliseconds).unref());
  }

  /** Spends points of a key. Rejects, with the state of the key, when there are not enough in this window; they count all the same. */
  consume(key: string, points: number): Promise<RateLimiterRes> {
    const now = this.now();
    const known = this.keys.get(key);
    const spent = known && known.endsAt > now ? known : this.begin(key, now);
    spent.here += points;
    if (this.options.ledger) this.settleLater(key, spent);
    const total = spent.here + spent.elsewhere;
    const state = new RateLimiterRes(Math.max(0, this.points - total), spent.endsAt - now, total, total === points);
    // As the limiters of the library do.
    // oxlint-disable-next-line typescript/prefer-promise-reject-errors
    return total > this.points ? Promise.reject(state) : Promise.resolve(state);
  }

  private begin(key: string, now: number): Spent {
    const spent = { here: 0, told: 0, lost: 0, elsewhere: 0, endsAt: now + this.options.window };
    this.keys.set(key, spent);
    return spent;
  }

  private settleLater(key: string, spent: Spent): void {
    this.dirty.set(key, spent);
    if (this.isSettling) return;
    this.isSettling = true;
    this.later(this.isLedgerThere ? EVERY : PAUSE, () => void this.settle());
  }

  private async settle(): Promise<void> {
    const due = [...this.dirty];
    this.dirty.clear();
    const settled = await Promise.all(due.map(([key, spent]) => this.settleOne(key, spent)));
    this.isLedgerThere = settled.every(Boolean);
    this.isSettling = false;
    for (const [key, spent] of this.dirty) this.settleLater(key, spent);
  }

  /** False when the ledger has not answered. */
  private async settleOne(key: string, spent: Spent): Promise<boolean> {
    const news = spent.here - spent.told;
    spent.told = spent.here;
    try {
      const all = await this.options.ledger?.penalty(key, news);
      if (!all) return false;
      take(spent, all, news, this.now());
      return true;
    } catch {
      spent.lost += news;
      return false;
    }
  }
}

/**
 * Takes an answer of the ledger to points that were just told. What was lost before counts here and not for the others as well, and keeps the
 * window that it was spent in, as the answer may be of another one.
 */
function take(spent: Spent, { consumedPoints, msBeforeNext }: RateLimiterRes, news: number, now: number): void {
  if (consumedPoints < spent.told - spent.lost) {
    // The window of the ledger is a newer one: earlier spending is over.
    spent.here -= spent.told - news;
    spent.told = news;
    spent.lost = 0;
  }
  const isSure = spent.lost === 0;
  spent.elsewhere = Math.max(isSure ? 0 : spent.elsewhere, consumedPoints - spent.told);
  if (isSure) spent.endsAt = now + Math.max(0, msBeforeNext);
}
