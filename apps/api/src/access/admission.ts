import { Injectable } from '@nestjs/common';
import { ApiError } from '../errors/api-error.js';
import { Authenticator } from './authenticate.js';
import type { Caller } from './caller.js';
import type { Payer } from './payer.js';
import { RateLimits } from './rate-limits.js';

/** Somebody who was let in. */
export interface Admitted {
  readonly caller: Caller;
  readonly payer: Payer;
}

/** The door of the API, the same for HTTP and sockets: who is it, and can it pay. */
@Injectable()
export class Admission {
  constructor(
    private readonly authenticator: Authenticator,
    private readonly rates: RateLimits,
  ) {}

  /**
   * Lets a request in, for the points that it costs at least. Throws an ApiError `UNAUTHENTICATED`, `ISSUER_AWAY` or `RATE_LIMITED`. A
   * wrong token is paid by the address that it came from, so that nobody tries many: after too many in a minute no token from
   * there that was never good here is even looked up. So is one of an issuer that does not answer. A fault of ours is paid by nobody.
   */
  async admit(authorization: string | undefined, address: string, points: number): Promise<Admitted> {
    const beforeLookup = (): Promise<void> => this.rates.beforeLookup(address);
    const caller = await this.authenticator.caller(authorization, beforeLookup).catch(async (refusal: unknown) => {
      if (isOfToken(refusal)) await this.rates.wrongToken(address);
      throw refusal;
    });
    const payer = this.rates.payerOf(caller, address);
    await payer.pay(points);
    return { caller, payer };
  }
}

/** Whether a token, of which nothing good is known, has been asked about in vain. */
const isOfToken = (refusal: unknown): boolean =>
  refusal instanceof ApiError && (refusal.code === 'UNAUTHENTICATED' || refusal.code === 'ISSUER_AWAY');
