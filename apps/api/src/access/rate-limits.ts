import { Inject, Injectable } from '@nestjs/common';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import type { Redis } from 'ioredis';
import { API_SETTINGS, type ApiSettings } from '../api-settings.js';
import { ApiError } from '../errors/api-error.js';
import type { Caller } from './caller.js';

/** Name of the Redis in which several processes count together; `null` when each counts alone, as each does while it is away. */
export const RATE_REDIS = Symbol('RATE_REDIS');

/** Counts requests a minute, by account or else by address, over HTTP and sockets alike. */
@Injectable()
export class RateLimits {
  private readonly byAddress: RateLimiterAbstract;
  private readonly byAccount: RateLimiterAbstract;

  constructor(@Inject(API_SETTINGS) { rates }: ApiSettings, @Inject(RATE_REDIS) redis: Redis | null) {
    this.byAddress = limiter('address', rates.address, redis);
    this.byAccount = limiter('account', rates.account, redis);
  }

  /** Counts a request. Throws an ApiError `RATE_LIMITED`, which says when to come back, when there were too many. */
  async count(caller: Caller, address: string): Promise<void> {
    await (caller.account ? take(this.byAccount, caller.account.id) : take(this.byAddress, address));
  }
}

function limiter(name: string, points: number, redis: Redis | null): RateLimiterAbstract {
  const options = { keyPrefix: `chronicler:rate:${name}`, points, duration: 60 };
  const alone = new RateLimiterMemory(options);
  return redis ? new RateLimiterRedis({ ...options, storeClient: redis, insuranceLimiter: alone }) : alone;
}

async function take(limits: RateLimiterAbstract, key: string): Promise<void> {
  try {
    await limits.consume(key);
  } catch (rejection) {
    if (!(rejection instanceof RateLimiterRes)) throw rejection;
    throw tooMany(Math.ceil(rejection.msBeforeNext / 1000));
  }
}

const tooMany = (retryAfter: number): ApiError =>
  new ApiError('RATE_LIMITED', `Too many requests. Come back in ${retryAfter} seconds.`, { retryAfter });
