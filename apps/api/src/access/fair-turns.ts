import { localized } from '#kernel';
import { LRUCache } from 'lru-cache';
import { ApiError } from '../errors/api-error.js';

/** A request that has its turn. */
export interface Turn {
  /** Ends the turn, with its cost in points. To be called once. */
  end(points: number): void;
}

/** The limits of turns. */
export interface TurnLimits {
  /** Requests at a time. */
  readonly atOnce: number;
  /** Requests of one payer that wait. */
  readonly waiting: number;
}

/** The clock, and how busy the event loop is; tests have their own. */
export interface TurnTime {
  /** Milliseconds since an arbitrary moment. */
  readonly now: () => number;
  /** Calls a function after a number of milliseconds, unless the function that it returns is called before. */
  readonly later: (run: () => void, delay: number) => () => void;
  /** The share of the time since the last call that the event loop was busy. */
  readonly busy: () => number;
}

/** The time of this process. */
export function realTime(): TurnTime {
  let before = performance.eventLoopUtilization();
  return {
    now: () => performance.now(),
    later: (run, delay) => {
      const timer = setTimeout(run, delay).unref();
      return () => clearTimeout(timer);
    },
    busy: () => {
      const { utilization } = performance.eventLoopUtilization(before);
      before = performance.eventLoopUtilization();
      return utilization;
    },
  };
}

/** A request is light up to this many points: a look at a game or a command, about three milliseconds. */
export const LIGHT = 150;

/**
 * Points above this do not count: one expensive request, or a pause of the process, does not make a player wait
 * behind others.
 */
export const HEAVY = 2 * LIGHT;

/** The weight that a payer's average keeps with each further request. */
const KEPT = 0.8;

/**
 * After this many milliseconds a request that still runs gives up its place: it waits for something other than the
 * processor.
 */
const LEASE = 1_000;

/** For this many milliseconds after a light request the others rest between their turns. */
const NEARBY = 1_000;

/** Most milliseconds of such a rest. */
const LONGEST_REST = 100;

/** Milliseconds between two measurements of how busy the process is. */
const LOOK_EVERY = 100;

/**
 * The process has room for one more heavy request while it is busy for less than the first share of the time, and has
 * too many of them above the second: a light one should find it idle about half of the time.
 */
const [ROOM, FULL] = [0.5, 0.65];

/** Seconds after which to retry where too many requests wait. */
const RETRY_AFTER = 1;

/** Most payers that are remembered; the one that asked longest ago goes first. */
const MOST_PAYERS = 10_000;

/** A payer, with its requests that wait and those that run. */
class Lane {
  readonly waiting: (() => void)[] = [];
  running = 0;
  /** Recent average of points a request. An unknown payer is not presumed to be light. */
  private average = LIGHT + 1;

  /** One small request at a time: this keeps no one waiting for long. */
  get isLight(): boolean {
    return this.average <= LIGHT && this.running + this.waiting.length <= 1;
  }

  spend(points: number): void {
    this.average = KEPT * this.average + (1 - KEPT) * Math.min(points, HEAVY);
  }
}

/**
 * Gives requests their turns, fairly by payer. Light ones go first, and at once while there is room. All others take
 * turns, payer by payer, never before a light one. How many of those run at a time depends on how busy the process
 * is: only one where it is fully busy, and each then rests for as long as it took while light requests arrive. So the
 * number of other clients, and the load of each, makes little difference to a player.
 */
export class FairTurns {
  private readonly lanes = new LRUCache<string, Lane>({ max: MOST_PAYERS });
  /** Payers with requests that wait, in the order of their turns. */
  private readonly light = new Set<Lane>();
  private readonly heavy = new Set<Lane>();
  private running = 0;
  private runningHeavy = 0;
  private mostHeavy = 1;
  private lookedAt: number;
  private restUntil = 0;
  private stopWaking: () => void = () => undefined;
  private lightAt = -Infinity;

  constructor(
    private readonly limits: TurnLimits,
    private readonly time = realTime(),
  ) {
    this.lookedAt = time.now();
  }

  /**
   * Waits for a turn; if `gone` is aborted before, it never comes. Throws an ApiError `SERVER_BUSY` when the limit of
   * waiting requests of the payer is reached.
   * @param subject the account of the caller, or the address of a caller without one.
   */
  async take(subject: string, gone: AbortSignal): Promise<Turn> {
    const lane = this.lanes.get(subject) ?? new Lane();
    this.lanes.set(subject, lane);
    if (lane.waiting.length >= this.limits.waiting) throw tooMany(this.limits.waiting);
    return new Promise((resolve) => {
      const begin = (): void => {
        const isLight = this.light.has(lane);
        this.stepOut(lane);
        resolve(this.begun(lane, isLight));
      };
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
    if (this.light.has(lane) || this.heavy.has(lane) || lane.waiting.length === 0) return;
    (lane.isLight ? this.light : this.heavy).add(lane);
  }

  private stepOut(lane: Lane): void {
    this.light.delete(lane);
    this.heavy.delete(lane);
  }

  private startWaiting(): void {
    for (let lane = this.next(); lane; lane = this.next()) {
      lane.waiting.shift()?.();
      this.lineUp(lane);
    }
  }

  /** The next request; `undefined` where none waits, or there is no room. */
  private next(): Lane | undefined {
    if (this.running >= this.limits.atOnce) return undefined;
    const [light] = this.light;
    if (light) return light;
    const [heavy] = this.heavy;
    if (!heavy) return undefined;
    this.look();
    const rest = this.restUntil - this.time.now();
    if (rest <= 0 && this.runningHeavy < this.mostHeavy) return heavy;
    this.wakeAfter(rest > 0 ? rest : LOOK_EVERY);
    return undefined;
  }

  /** Lets one more run at a time where there is room, and half as many where there is none. */
  private look(): void {
    if (this.time.now() - this.lookedAt < LOOK_EVERY) return;
    this.lookedAt = this.time.now();
    const busy = this.time.busy();
    if (busy < ROOM) this.mostHeavy = Math.min(this.mostHeavy + 1, this.limits.atOnce);
    if (busy > FULL) this.mostHeavy = Math.max(1, Math.floor(this.mostHeavy / 2));
  }

  private wakeAfter(delay: number): void {
    this.stopWaking();
    this.stopWaking = this.time.later(() => this.startWaiting(), delay);
  }

  private begun(lane: Lane, isLight: boolean): Turn {
    const start = this.time.now();
    this.count(lane, isLight, 1);
    let hasPlace = true;
    const giveBack = (): void => {
      if (!hasPlace) return;
      hasPlace = false;
      this.count(lane, isLight, -1);
      if (isLight) this.lightAt = this.time.now();
      else this.rest(start);
    };
    const stopLease = this.time.later(() => {
      giveBack();
      this.startWaiting();
    }, LEASE);
    return {
      end: (points) => {
        stopLease();
        lane.spend(points);
        giveBack();
        this.startWaiting();
      },
    };
  }

  private count(lane: Lane, isLight: boolean, places: 1 | -1): void {
    lane.running += places;
    this.running += places;
    if (!isLight) this.runningHeavy += places;
  }

  private rest(start: number): void {
    const now = this.time.now();
    if (now - this.lightAt >= NEARBY) return;
    this.restUntil = now + Math.min(now - start, LONGEST_REST);
  }
}

const tooMany = (most: number): ApiError =>
  new ApiError(
    'SERVER_BUSY',
    localized(
      `The server is busy, and ${most} of your requests are already waiting, which is the limit. Send fewer at a time.`,
      `Le serveur est occupé, et ${most} de vos requêtes attendent déjà, ce qui est la limite. Envoyez-en moins à la fois.`,
    ),
    { retryAfter: RETRY_AFTER },
  );
