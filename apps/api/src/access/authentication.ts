import { Injectable } from '@nestjs/common';
import { ApiError } from '../errors/api-error.js';
import { Authenticator } from './authenticate.js';
import type { Caller } from './caller.js';
import type { RateLimitSubject } from './rate-limit-subject.js';
import { RateLimits } from './rate-limits.js';

/** A caller that was admitted. */
export interface Authenticated {
  readonly caller: Caller;
  readonly subject: RateLimitSubject;
}

/** The door of the API, the same for HTTP and sockets: who the caller is, and whether it can pay. */
@Injectable()
export class Authentication {
  constructor(
    private readonly authenticator: Authenticator,
    private readonly rates: RateLimits,
  ) {}

  /**
   * Lets a request in, for the points that it costs at least. Throws an ApiError `UNAUTHENTICATED`, `ISSUER_AWAY` or
   * `RATE_LIMITED`. A wrong token is charged to the address that it came from, so that tokens cannot be guessed:
   * after too many in a minute, a token from that address is only looked up if it was valid here before. A token
   * whose issuer does not answer is charged likewise. A fault of ours is charged to no one.
   */
  async authenticate(authorization: string | undefined, address: string, points: number): Promise<Authenticated> {
    const beforeLookup = (): Promise<void> => this.rates.beforeLookup(address);
    const caller = await this.authenticator.caller(authorization, beforeLookup).catch(async (refusal: unknown) => {
      if (isOfToken(refusal)) await this.rates.wrongToken(address);
      throw refusal;
    });
    const subject = this.rates.subjectOf(caller, address);
    await subject.pay(points);
    return { caller, subject };
  }
}

/** Whether a token that is not known to be valid has been looked up in vain. */
const isOfToken = (refusal: unknown): boolean =>
  refusal instanceof ApiError && (refusal.code === 'UNAUTHENTICATED' || refusal.code === 'ISSUER_AWAY');
