import { Inject, Injectable } from '@nestjs/common';
import { RateLimiterMemory, RateLimiterRedis, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { localized } from '#kernel';
import type { RedisConnection } from '#platform';
import type { ApiSettings } from '../api-settings.js';
import { API_SETTINGS, RATE_REDIS } from '../core/tokens.js';
import type { ApiError } from '../errors/api-error.js';
import { anybody, type Caller } from './caller.js';
import { countedAddress } from './counted-address.js';
import { SharedPoints } from './shared-points.js';
import { RateLimitSubject, rateLimited, secondsUntil, taken } from './rate-limit-subject.js';
import { WRONG_TOKEN_COST } from './points.js';

/** Points a minute, by account or else by address, over HTTP and sockets alike; and the accounts that an address makes in an hour. */
@Injectable()
export class RateLimits {
  private readonly byAddress: SharedPoints;
  private readonly byAccount: SharedPoints;
  private readonly accounts: RateLimiterAbstract;
  /** While Redis does not answer: no request waits for it. */
  private readonly accountsHere: RateLimiterAbstract;
  private readonly wrongTokens: RateLimiterAbstract;

  constructor(@Inject(API_SETTINGS) { rates, quotas }: ApiSettings, @Inject(RATE_REDIS) redis: RedisConnection | null) {
    this.byAddress = sharedPoints({ name: 'address', points: rates.address, duration: MINUTE }, redis);
    this.byAccount = sharedPoints({ name: 'account', points: rates.account, duration: MINUTE }, redis);
    // By each process alone: it only limits the database queries of this process.
    this.wrongTokens = limiter({ name: 'wrong-tokens', points: rates.address, duration: MINUTE }, null);
    const accounts = { name: 'accounts', points: quotas.accounts, duration: HOUR };
    this.accounts = limiter(accounts, redis);
    this.accountsHere = limiter(accounts, null);
  }

  /** The payer of a caller's request from an address. */
  subjectOf({ account }: Caller, address: string): RateLimitSubject {
    return account
      ? new RateLimitSubject(this.byAccount, account.id)
      : new RateLimitSubject(this.byAddress, countedAddress(address));
  }

  /**
   * An unknown token comes from an address. Throws an ApiError `RATE_LIMITED` when the address has reached the limit
   * of wrong tokens in this minute: then the token is not looked up.
   */
  async beforeLookup(address: string): Promise<void> {
    const sent = await this.wrongTokens.get(countedAddress(address));
    if (!sent || sent.remainingPoints > 0) return;
    const reset = secondsUntil(sent);
    throw rateLimited(
      localized(
        `Too many wrong tokens came from your address. Try again in ${reset} seconds.`,
        `Trop de mauvais jetons sont venus de votre adresse. Réessayez dans ${reset} secondes.`,
      ),
      reset,
    );
  }

  /** A token or recovery code from an address was looked up in vain: the address pays. */
  async wrongToken(address: string): Promise<void> {
    await taken(this.wrongTokens, countedAddress(address), WRONG_TOKEN_COST);
    await this.subjectOf(anybody, address).pay(WRONG_TOKEN_COST);
  }

  /**
   * Makes an account from an address; a call that makes none (`undefined`) is not counted.
   * Throws an ApiError `RATE_LIMITED` when the address has reached its limit for this hour.
   */
  async makeAccount<T>(address: string, make: () => Promise<T | undefined>): Promise<T | undefined> {
    const key = countedAddress(address);
    const accounts = this.byAddress.isLedgerThere ? this.accounts : this.accountsHere;
    const { left, isEnough } = await taken(accounts, key, 1);
    if (!isEnough) throw tooManyAccounts(secondsUntil(left));
    let made: T | undefined;
    try {
      made = await make();
      return made;
    } finally {
      if (made === undefined) await accounts.reward(key, 1);
    }
  }
}

const MINUTE = 60;
const HOUR = 3_600;

/** A limit: points in so many seconds. */
interface Limit {
  readonly name: string;
  readonly points: number;
  readonly duration: number;
}

const keyPrefixOf = ({ name }: Limit): string => `rate:${name}`;

function sharedPoints(limit: Limit, redis: RedisConnection | null): SharedPoints {
  const { points, duration } = limit;
  const ledger = redis && new RateLimiterRedis({ points, duration, keyPrefix: keyPrefixOf(limit), storeClient: redis });
  return new SharedPoints({ points, window: duration * 1_000, ledger: ledger ?? undefined });
}

function limiter(limit: Limit, redis: RedisConnection | null): RateLimiterAbstract {
  const { points, duration } = limit;
  const options = { points, duration, keyPrefix: keyPrefixOf(limit) };
  const alone = new RateLimiterMemory(options);
  return redis ? new RateLimiterRedis({ ...options, storeClient: redis, insuranceLimiter: alone }) : alone;
}

const tooManyAccounts = (retryAfter: number): ApiError =>
  rateLimited(
    localized(
      `Too many accounts were made from your address. Try again in ${retryAfter} seconds.`,
      `Trop de comptes ont été ouverts depuis votre adresse. Réessayez dans ${retryAfter} secondes.`,
    ),
    retryAfter,
  );
