import type { LeagueEvent } from '../events.js';
import type { Pairing, PairingOutcome } from '../state.js';
import { playedOf } from './match-evolution.js';
import { hasBoards } from './match-games.js';

/** A decision about a result. */
export type OutcomeEvent = Extract<
  LeagueEvent,
  {
    readonly type: 'resultConfirmed' | 'matchDecided' | 'resultForfeited' | 'resultCorrected' | 'resultAnnulled';
  }
>;

/** The outcome of a pairing, or of a board, after a decision about it. @param version that of its league with the event. */
export function outcomeOf(pairing: Pairing, event: OutcomeEvent, version: number): PairingOutcome {
  const { gameHash = null, endedAt = null, placed = [] } = beforeIt(pairing, event);
  const since = pairing.outcome?.since ?? version;
  const played = { gameHash, endedAt, placed, since };
  switch (event.type) {
    case 'resultConfirmed':
      return {
        kind: 'CONFIRMED',
        scores: event.scores,
        gameHash: event.gameHash,
        endedAt: event.endedAt,
        placed: event.placed,
        since,
      };
    case 'matchDecided':
      return { ...played, kind: 'CONFIRMED', scores: event.scores, placed: event.placed };
    case 'resultForfeited':
      return { kind: 'FORFEITED', scores: event.scores, absent: event.absent, ...played };
    case 'resultCorrected':
      return { kind: 'CORRECTED', scores: event.scores, ...played };
    case 'resultAnnulled':
      return { kind: 'ANNULLED', scores: [], ...played };
  }
}

/** What was played before a decision; a match follows from its boards each time. */
const beforeIt = (pairing: Pairing, { type }: OutcomeEvent): Partial<PairingOutcome> =>
  type === 'matchDecided' && hasBoards(pairing) ? playedOf(pairing) : (pairing.outcome ?? playedOf(pairing));
