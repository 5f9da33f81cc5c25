import type { RequestHandler } from 'express';
import type { FaultReport } from '../api-parts.js';
import type { ApiSettings } from '../api-settings.js';
import { addressOf } from './address-of.js';
import { spentTime } from './request-context.js';
import type { Authenticator } from '../access/authenticate.js';
import { anybody } from '../access/caller.js';
import { countedAddress } from '../access/counted-address.js';
import { credentialsIn } from '../access/credentials.js';
import { FairTurns, HEAVY, type Turn } from '../access/fair-turns.js';
import { payerIn } from '../access/payer.js';
import { MICROS_A_POINT } from '../access/points.js';
import type { RateLimits } from '../access/rate-limits.js';

/** Probes of health are answered however busy the server is. */
const PROBES = '/health/';

/** What turns are taken and paid with. */
interface TurnParts {
  readonly settings: Pick<ApiSettings, 'turns'>;
  readonly authenticator: Authenticator;
  readonly rates: RateLimits;
  readonly report: FaultReport;
}

/**
 * Has each request wait for its turn, before its body is read, and pay what it took of a processor beyond its price once it
 * was answered or refused: whoever was let in, or else its address. Until its token was good here once, it counts for the
 * address that it comes from.
 */
export function takeTurns({ settings, authenticator, rates, report }: TurnParts): RequestHandler {
  const turns = new FairTurns(settings.turns);
  return async (request, response, next) => {
    if (request.path.startsWith(PROBES)) {
      next();
      return;
    }
    const spent = spentTime();
    const gone = new AbortController();
    const taken: { turn?: Turn } = {};
    response.once('close', () => {
      gone.abort();
      const micros = spent?.micros ?? 0;
      const payer = payerIn(request) ?? rates.payerOf(anybody, addressOf(request));
      // Whoever is refused is not about to play: such requests wait behind those of players.
      const refused = response.statusCode >= 400 ? HEAVY : 0;
      taken.turn?.end(Math.max(payer.asked, refused, micros / MICROS_A_POINT));
      payer.settle(micros).catch(report);
    });
    const account = authenticator.knownAccount(credentialsIn(request));
    const payer = account === undefined ? `address ${countedAddress(addressOf(request))}` : `account ${account}`;
    taken.turn = await turns.take(payer, gone.signal);
    next();
  };
}
