import { RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { both, type Localized } from '#kernel';
import { ApiError } from '../errors/api-error.js';
import { MICROS_A_POINT } from './points.js';

/** How somebody stands who pays with points. */
export interface Standing {
  /** Points of a whole minute. */
  readonly limit: number;
  readonly remaining: number;
  /** In how many seconds all of them are there again. */
  readonly reset: number;
}

/** Whoever pays for what is done: an account, or the address of whoever has none. */
export class Payer {
  /** As it was after the last payment; `undefined` before the first. */
  standing: Standing | undefined;
  /** Points that were asked of it so far. */
  asked = 0;

  constructor(
    private readonly points: RateLimiterAbstract,
    private readonly key: string,
  ) {}

  /** Takes points of this minute. Throws an ApiError `RATE_LIMITED`, which says when to come back, when there are too few. */
  async pay(points: number): Promise<void> {
    if (points <= 0) return;
    this.asked += points;
    const { left, isEnough } = await taken(this.points, this.key, points);
    const reset = secondsUntil(left);
    this.standing = { limit: this.points.points, remaining: isEnough ? left.remainingPoints : 0, reset };
    if (!isEnough)
      throw rateLimited(
        both(`Too many requests. Come back in ${reset} seconds.`, `Trop de demandes. Revenez dans ${reset} secondes.`),
        reset,
      );
  }

  /**
   * Takes what something cost beyond the points that were asked for it, however many are left: it has been done, or refused, by
   * now. What is owed in one minute is not owed in the next.
   * @param micros microseconds of processor time that were measured.
   */
  async settle(micros: number): Promise<void> {
    const owed = Math.ceil(micros / MICROS_A_POINT) - this.asked;
    if (owed <= 0) return;
    this.asked += owed;
    await taken(this.points, this.key, owed);
  }
}

/** Takes points of a key; says what is left, and whether there were enough. */
export async function taken(
  limiter: RateLimiterAbstract,
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

/** A limit that was reached, and in how many seconds to come back. */
export const rateLimited = (message: Localized, retryAfter: number): ApiError =>
  new ApiError('RATE_LIMITED', message, { retryAfter });

const payers = new WeakMap<object, Payer>();

/** Keeps who pays for a request that was let in, for as long as the request lives. */
export const keepPayer = (request: object, payer: Payer): unknown => payers.set(request, payer);

/** Who pays for a request; `undefined` when it was not let in, or not yet. */
export const payerIn = (request: object): Payer | undefined => payers.get(request);

/** Who pays for a request. Throws when it was not let in: its handler is for probes. */
export function payerOf(request: object): Payer {
  const payer = payerIn(request);
  if (!payer) throw new Error('Nobody pays for this request.');
  return payer;
}
