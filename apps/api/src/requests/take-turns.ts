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
import { subjectIn } from '../access/rate-limit-subject.js';
import { MICROS_A_POINT } from '../access/points.js';
import type { RateLimits } from '../access/rate-limits.js';

/** Health probes are answered even when the server is busy. */
const PROBES = '/health/';

/** The dependencies of turns and of their payment. */
interface TurnParts {
  readonly settings: Pick<ApiSettings, 'turns'>;
  readonly authenticator: Authenticator;
  readonly rates: RateLimits;
  readonly report: FaultReport;
}

/**
 * Makes each request wait for its turn before its body is read, and charges its processor time beyond its price once
 * it was answered or refused: to the admitted account, or else to the address. Until its token was once valid here, a
 * request counts for its address.
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
      const subject = subjectIn(request) ?? rates.subjectOf(anybody, addressOf(request));
      // A refused caller is not playing: such requests wait behind those of players.
      const refused = response.statusCode >= 400 ? HEAVY : 0;
      taken.turn?.end(Math.max(subject.asked, refused, micros / MICROS_A_POINT));
      subject.settle(micros).catch(report);
    });
    const account = authenticator.knownAccount(credentialsIn(request));
    const subject = account === undefined ? `address ${countedAddress(addressOf(request))}` : `account ${account}`;
    taken.turn = await turns.take(subject, gone.signal);
    next();
  };
}
