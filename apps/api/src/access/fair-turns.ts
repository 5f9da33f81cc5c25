import { both } from '#kernel';
import { LRUCache } from 'lru-cache';
import { ApiError } from '../errors/api-error.js';

/** Who asks for a turn: an account, or the address of whoever has none. */
export interface TurnPayer {
  readonly key: string;
  /** Points a minute that it may spend. */
  readonly rate: number;
}

/** A request that has its turn. */
export interface Turn {
  /** It is over, and has cost so many points. To be called once. */
  end(points: number): void;
}

/** How many take turns. */
export interface TurnLimits {
  /** Requests at a time. */
  readonly atOnce: number;
  /** Requests of one payer that wait. */
  readonly waiting: number;
}

/** By which time passes; tests have their own. */
export interface TurnTime {
  /** Milliseconds, from any moment on. */
  readonly now: () => number;
  /** Calls something after so many milliseconds, unless what it gives is called before. */
  readonly later: (run: () => void, delay: number) => () => void;
}

const realTime: TurnTime = {
  now: () => performance.now(),
  later: (run, delay) => {
    const timer = setTimeout(run, delay).unref();
    return () => clearTimeout(timer);
  },
};

/** Seconds of its minute that a payer may spend at once before it is hasty. */
const BURST = 10;

/** After so many milliseconds a request that still runs gives its place away: it waits for something else than the processor. */
const LEASE = 1_000;

/** For so many milliseconds after a request of a payer that is not hasty, the hasty ones rest between their turns. */
const NEARBY = 1_000;

/** Most milliseconds of such a rest. */
const LONGEST_REST = 100;

/** Seconds after which to ask again where too many requests wait. */
const RETRY_AFTER = 1;

/** Most payers that are remembered; the one that asked longest ago goes first. */
const MOST_PAYERS = 10_000;

/** A payer, what it has spent, and its requests that wait. */
class Lane {
  readonly waiting: (() => void)[] = [];
  private level = 0;
  private at = 0;

  constructor(private readonly rate: number) {}

  spend(points: number, now: number): void {
    this.level = this.levelAt(now) + points;
    this.at = now;
  }

  isHasty(now: number): boolean {
    return this.levelAt(now) > (this.rate / 60) * BURST;
  }

  /** What was spent and has not come back yet. */
  private levelAt(now: number): number {
    return Math.max(0, this.level - ((now - this.at) / 60_000) * this.rate);
  }
}

/**
 * Lets requests have their turns, fairly by payer. While there is room everybody is served at once. A payer that has spent
 * far more than its rate brings back is hasty. Of all hasty ones a single request runs at a time: they take turns, none of
 * them before a request that is not hasty, and as long as there are such they rest after each turn for as long as it took.
 * So it makes no difference to others how many they are, and how much each asks.
 */
export class FairTurns {
  private readonly lanes = new LRUCache<string, Lane>({ max: MOST_PAYERS });
  /** Payers with requests that wait, in the order of their turns. */
  private readonly calm = new Set<Lane>();
  private readonly hasty = new Set<Lane>();
  private running = 0;
  private isHastyRunning = false;
  private restUntil = 0;
  private stopResting: () => void = () => undefined;
  private calmAt = -Infinity;

  constructor(
    private readonly limits: TurnLimits,
    private readonly time = realTime,
  ) {}

  /**
   * Waits for a turn; where `gone` is aborted before, it never comes. Throws an ApiError `SERVER_BUSY` when as many requests
   * of the payer wait as may.
   */
  async take({ key, rate }: TurnPayer, gone: AbortSignal): Promise<Turn> {
    const lane = this.lanes.get(key) ?? new Lane(rate);
    this.lanes.set(key, lane);
    if (lane.waiting.length >= this.limits.waiting) throw busy(this.limits.waiting);
    return new Promise((resolve) => {
      const begin = (): void => resolve(this.begun(lane));
      lane.waiting.push(begin);
      gone.addEventListener('abort', () => this.leave(lane, begin), { once: true });
      this.lineUp(lane);
      this.startWaiting();
    });
  }

  private leave(lane: Lane, begin: () => void): void {
    const place = lane.waiting.indexOf(begin);
    if (place >= 0) lane.waiting.splice(place, 1);
    if (lane.waiting.length === 0) this.stepOut(lane);
  }

  private lineUp(lane: Lane): void {
    if (this.calm.has(lane) || this.hasty.has(lane) || lane.waiting.length === 0) return;
    (lane.isHasty(this.time.now()) ? this.hasty : this.calm).add(lane);
  }

  private stepOut(lane: Lane): void {
    this.calm.delete(lane);
    this.hasty.delete(lane);
  }

  private startWaiting(): void {
    for (let lane = this.next(); lane; lane = this.next()) {
      this.stepOut(lane);
      lane.waiting.shift()?.();
      this.lineUp(lane);
    }
  }

  /** Whose turn it is; `undefined` where nobody waits, or there is no room. */
  private next(): Lane | undefined {
    if (this.running >= this.limits.atOnce) return undefined;
    const [calm] = this.calm;
    if (calm) return calm;
    const [hasty] = this.hasty;
    if (!hasty || this.isHastyRunning) return undefined;
    const rest = this.restUntil - this.time.now();
    if (rest <= 0) return hasty;
    this.stopResting();
    this.stopResting = this.time.later(() => this.startWaiting(), rest);
    return undefined;
  }

  private begun(lane: Lane): Turn {
    const start = this.time.now();
    const isHasty = lane.isHasty(start);
    this.running += 1;
    this.isHastyRunning ||= isHasty;
    let hasPlace = true;
    const giveBack = (): void => {
      if (!hasPlace) return;
      hasPlace = false;
      this.running -= 1;
      if (isHasty) this.rest(start);
      else this.calmAt = this.time.now();
    };
    const stopLease = this.time.later(() => {
      giveBack();
      this.startWaiting();
    }, LEASE);
    return {
      end: (points) => {
        stopLease();
        lane.spend(points, this.time.now());
        giveBack();
        this.startWaiting();
      },
    };
  }

  private rest(start: number): void {
    const now = this.time.now();
    this.isHastyRunning = false;
    if (now - this.calmAt < NEARBY) this.restUntil = now + Math.min(now - start, LONGEST_REST);
  }
}

const busy = (most: number): ApiError =>
  new ApiError(
    'SERVER_BUSY',
    both(
      `The server is busy, and ${most} of your requests wait already: as many as may. Ask for less at a time.`,
      `Le serveur est occupé, et ${most} de vos demandes attendent déjà : autant que permis. Demandez-en moins à la fois.`,
    ),
    { retryAfter: RETRY_AFTER },
  );
