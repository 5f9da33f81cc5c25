import type { RequestHandler } from 'express';
import type { FaultReport } from '../api-parts.js';
import { addressOf } from '../requests/address-of.js';
import { spentTime } from '../requests/request-context.js';
import { anybody } from './caller.js';
import { payerIn } from './payer.js';
import type { RateLimits } from './rate-limits.js';

/**
 * Has each request pay what it took of a processor beyond its price, once it was answered or refused: whoever was let in, or
 * else its address.
 */
export const settlement =
  (rates: RateLimits, report: FaultReport): RequestHandler =>
  (request, response, next) => {
    const spent = spentTime();
    response.once('close', () => {
      const payer = payerIn(request) ?? rates.payerOf(anybody, addressOf(request));
      payer.settle(spent?.micros ?? 0).catch(report);
    });
    next();
  };
