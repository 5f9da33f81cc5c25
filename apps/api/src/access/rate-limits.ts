import { Inject, Injectable } from '@nestjs/common';
import { RateLimiterMemory, RateLimiterRedis, type RateLimiterAbstract } from 'rate-limiter-flexible';
import type { Redis } from 'ioredis';
import { API_SETTINGS, type ApiSettings } from '../api-settings.js';
import type { ApiError } from '../errors/api-error.js';
import type { Caller } from './caller.js';
import { countedAddress } from './counted-address.js';
import { Payer, rateLimited, secondsUntil, taken } from './payer.js';

/** Name of the Redis in which several processes count together; `null` when each counts alone, as each does while it is away. */
export const RATE_REDIS = Symbol('RATE_REDIS');

/** Points a minute, by account or else by address, over HTTP and sockets alike; and what an address makes in an hour. */
@Injectable()
export class RateLimits {
  private readonly byAddress: RateLimiterAbstract;
  private readonly byAccount: RateLimiterAbstract;
  private readonly accounts: RateLimiterAbstract;

  constructor(@Inject(API_SETTINGS) { rates, quotas }: ApiSettings, @Inject(RATE_REDIS) redis: Redis | null) {
    this.byAddress = limiter({ name: 'address', points: rates.address, duration: MINUTE }, redis);
    this.byAccount = limiter({ name: 'account', points: rates.account, duration: MINUTE }, redis);
    this.accounts = limiter({ name: 'accounts', points: quotas.accounts, duration: HOUR }, redis);
  }

  /** Who pays for what a caller asks from an address. */
  payerOf({ account }: Caller, address: string): Payer {
    return account ? new Payer(this.byAccount, account.id) : new Payer(this.byAddress, countedAddress(address));
  }

  /**
   * Makes an account from an address; what does not make one (`undefined`) is not counted.
   * Throws an ApiError `RATE_LIMITED` when the address has made enough in this hour.
   */
  async makeAccount<T>(address: string, make: () => Promise<T | undefined>): Promise<T | undefined> {
    const key = countedAddress(address);
    const { left, isEnough } = await taken(this.accounts, key, 1);
    if (!isEnough) throw tooManyAccounts(secondsUntil(left));
    let made: T | undefined;
    try {
      made = await make();
      return made;
    } finally {
      if (made === undefined) await this.accounts.reward(key, 1);
    }
  }
}

const MINUTE = 60;
const HOUR = 3_600;

function limiter(
  { name, ...limits }: { readonly name: string; readonly points: number; readonly duration: number },
  redis: Redis | null,
): RateLimiterAbstract {
  const options = { keyPrefix: `rate:${name}`, ...limits };
  const alone = new RateLimiterMemory(options);
  return redis ? new RateLimiterRedis({ ...options, storeClient: redis, insuranceLimiter: alone }) : alone;
}

const tooManyAccounts = (retryAfter: number): ApiError =>
  rateLimited(`Your address has made enough accounts for now. Come back in ${retryAfter} seconds.`, retryAfter);
