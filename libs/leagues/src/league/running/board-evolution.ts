import type { MatchGame, Pairing, PairingOutcome } from '../state.js';
import { gamesOf } from './match-games.js';
import { outcomeOf, type OutcomeEvent } from './outcomes.js';

/** A match of teams after a decision about one of its boards: annulled where all of them are. */
export function withBoard(pairing: Pairing, event: OutcomeEvent, version: number): Pairing {
  const games = (pairing.games ?? []).map((game, board): MatchGame => {
    const played = gamesOf(pairing)[board];
    return played?.gameId === event.gameId ? { ...game, outcome: outcomeOf(played, event, version) } : game;
  });
  const isAnnulled = games.every(({ outcome }) => outcome?.kind === 'ANNULLED');
  return { ...pairing, games, outcome: isAnnulled ? annulled(pairing, version) : pairing.outcome };
}

const annulled = ({ outcome }: Pairing, version: number): PairingOutcome => ({
  ...{ kind: 'ANNULLED', scores: [], gameHash: null, endedAt: null, placed: [] },
  since: outcome?.since ?? version,
});
