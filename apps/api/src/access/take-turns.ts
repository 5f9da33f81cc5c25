import type { RequestHandler } from 'express';
import type { ApiSettings } from '../api-settings.js';
import { addressOf } from '../requests/address-of.js';
import { spentTime } from '../requests/request-context.js';
import type { Authenticator } from './authenticate.js';
import { countedAddress } from './counted-address.js';
import { credentialsIn } from './credentials.js';
import { FairTurns, type TurnPayer } from './fair-turns.js';
import { payerIn } from './payer.js';
import { LEAST_COST, MICROS_A_POINT } from './points.js';

/** Probes of health are answered however busy the server is. */
const PROBES = '/health/';

/**
 * Has each request wait for its turn, before its body is read. Until its token was good here once, it counts for the address
 * that it comes from.
 */
export function takeTurns(
  { rates, turns: limits }: Pick<ApiSettings, 'rates' | 'turns'>,
  authenticator: Authenticator,
): RequestHandler {
  const turns = new FairTurns(limits);
  const payerOf = (account: string | undefined, address: string): TurnPayer =>
    account === undefined
      ? { key: `address ${countedAddress(address)}`, rate: rates.address }
      : { key: `account ${account}`, rate: rates.account };
  return async (request, response, next) => {
    if (request.path.startsWith(PROBES)) {
      next();
      return;
    }
    const spent = spentTime();
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    const account = authenticator.knownAccount(credentialsIn(request));
    const turn = await turns.take(payerOf(account, addressOf(request)), gone.signal);
    response.once('close', () => {
      const asked = Math.max(LEAST_COST, payerIn(request)?.asked ?? 0);
      turn.end(Math.max(asked, (spent?.micros ?? 0) / MICROS_A_POINT));
    });
    next();
  };
}
