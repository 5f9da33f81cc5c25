import { Injectable } from '@nestjs/common';
import { ApiError } from '../errors/api-error.js';
import { Authenticator } from './authenticate.js';
import { anybody, type Caller } from './caller.js';
import { RateLimits } from './rate-limits.js';

/** The door of the API, the same for HTTP and sockets: who is it, and is it not too often. */
@Injectable()
export class Admission {
  constructor(
    private readonly authenticator: Authenticator,
    private readonly rates: RateLimits,
  ) {}

  /**
   * Lets a request in. Throws an ApiError `UNAUTHENTICATED` or `RATE_LIMITED`. A wrong token counts for the address that
   * it came from, so that nobody tries many; a fault of ours counts for nobody.
   */
  async admit(authorization: string | undefined, address: string): Promise<Caller> {
    const caller = await this.authenticator.caller(authorization).catch(async (refusal: unknown) => {
      if (refusal instanceof ApiError) await this.rates.count(anybody, address);
      throw refusal;
    });
    await this.rates.count(caller, address);
    return caller;
  }
}
