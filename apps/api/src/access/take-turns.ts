import type { RequestHandler } from 'express';
import type { ApiSettings } from '../api-settings.js';
import { addressOf } from '../requests/address-of.js';
import { spentTime } from '../requests/request-context.js';
import type { Authenticator } from './authenticate.js';
import { countedAddress } from './counted-address.js';
import { credentialsIn } from './credentials.js';
import { FairTurns, LIGHT } from './fair-turns.js';
import { payerIn } from './payer.js';
import { MICROS_A_POINT } from './points.js';

/** Probes of health are answered however busy the server is. */
const PROBES = '/health/';

/**
 * Has each request wait for its turn, before its body is read. Until its token was good here once, it counts for the address
 * that it comes from.
 */
export function takeTurns({ turns: limits }: Pick<ApiSettings, 'turns'>, authenticator: Authenticator): RequestHandler {
  const turns = new FairTurns(limits);
  return async (request, response, next) => {
    if (request.path.startsWith(PROBES)) {
      next();
      return;
    }
    const spent = spentTime();
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    const account = authenticator.knownAccount(credentialsIn(request));
    const payer = account === undefined ? `address ${countedAddress(addressOf(request))}` : `account ${account}`;
    const turn = await turns.take(payer, gone.signal);
    response.once('close', () => {
      const asked = payerIn(request)?.asked ?? 0;
      // Whoever is refused is not about to play: such requests wait behind those of players.
      const refused = response.statusCode >= 400 ? 2 * LIGHT : 0;
      turn.end(Math.max(asked, refused, (spent?.micros ?? 0) / MICROS_A_POINT));
    });
    next();
  };
}
