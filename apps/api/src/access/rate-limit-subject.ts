import { RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import type { SharedPoints } from './shared-points.js';
import { localized, type Localized } from '#kernel';
import { ApiError } from '../errors/api-error.js';
import { MICROS_A_POINT } from './points.js';

/** The balance of a payer, in points. */
export interface RateLimitState {
  /** Points of a whole minute. */
  readonly limit: number;
  readonly remaining: number;
  /** In how many seconds all of them are there again. */
  readonly reset: number;
}

/** The payer of a request: an account, or the address of a caller without one. */
export class RateLimitSubject {
  /** As it was after the last payment; `undefined` before the first. */
  standing: RateLimitState | undefined;
  /** Points charged so far. */
  asked = 0;

  constructor(
    private readonly points: SharedPoints,
    private readonly key: string,
  ) {}

  /**
   * Takes points of this minute. Throws an ApiError `RATE_LIMITED`, which says when to retry, when there are too few.
   */
  async pay(points: number): Promise<void> {
    if (points <= 0) return;
    this.asked += points;
    const { left, isEnough } = await taken(this.points, this.key, points);
    const reset = secondsUntil(left);
    this.standing = { limit: this.points.points, remaining: isEnough ? left.remainingPoints : 0, reset };
    if (!isEnough)
      throw rateLimited(
        localized(
          `Too many requests. Try again in ${reset} seconds.`,
          `Trop de requêtes. Réessayez dans ${reset} secondes.`,
        ),
        reset,
      );
  }

  /**
   * Charges the cost beyond the points that were charged in advance, however many are left: the work has been done,
   * or refused, by now. A debt of one minute does not carry over to the next.
   * @param micros microseconds of processor time that were measured.
   */
  async settle(micros: number): Promise<void> {
    const owed = Math.ceil(micros / MICROS_A_POINT) - this.asked;
    if (owed <= 0) return;
    this.asked += owed;
    await taken(this.points, this.key, owed);
  }
}

/** Takes points of a key; returns the rest, and whether there were enough. */
export async function taken(
  limiter: Pick<RateLimiterAbstract, 'consume'> | SharedPoints,
  key: string,
  points: number,
): Promise<{ readonly left: RateLimiterRes; readonly isEnough: boolean }> {
  try {
    return { left: await limiter.consume(key, points), isEnough: true };
  } catch (rejection) {
    if (!(rejection instanceof RateLimiterRes)) throw rejection;
    return { left: rejection, isEnough: false };
  }
}

/** Whole seconds until the points of a key are there again. */
export const secondsUntil = ({ msBeforeNext }: RateLimiterRes): number => Math.max(1, Math.ceil(msBeforeNext / 1000));

/** A limit that was reached, and in how many seconds to retry. */
export const rateLimited = (message: Localized, retryAfter: number): ApiError =>
  new ApiError('RATE_LIMITED', message, { retryAfter });

const subjects = new WeakMap<object, RateLimitSubject>();

/** Keeps the payer of an admitted request, for as long as the request lives. */
export const keepSubject = (request: object, subject: RateLimitSubject): unknown => subjects.set(request, subject);

/** The payer of a request; `undefined` when it was not admitted, or not yet. */
export const subjectIn = (request: object): RateLimitSubject | undefined => subjects.get(request);

/** The payer of a request. Throws when the request was not admitted: its handler is for probes. */
export function subjectOf(request: object): RateLimitSubject {
  const subject = subjectIn(request);
  if (!subject) throw new Error('This request has no payer.');
  return subject;
}
