import type { Outcome } from '#games';
import type { LeagueOutcome } from './league-requests.js';

/** A pointless obligation counts as met; one that met a conflict is tried again. */
export function done<Given extends Outcome | LeagueOutcome>(outcome: Given, gameId: string): Given {
  const isFault = !['accepted', 'closed'].includes(outcome.status) && !isTooLate(outcome);
  if (isFault) throw new Error(`Game ${gameId} of a league was answered with "${outcome.status}".`);
  return outcome;
}

const TOO_LATE = new Set(['alreadyDecided', 'seasonClosed', 'leagueArchived', 'alreadyStarted']);

const isTooLate = (outcome: Outcome | LeagueOutcome): boolean =>
  outcome.status === 'refused' && TOO_LATE.has(outcome.refusal.code);
