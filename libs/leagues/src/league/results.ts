import type { Result } from '../ratings/result.js';
import { wasPlayed } from './records.js';
import { gamesOf } from './running/match-games.js';
import { pairingsOf, type Pairing, type Season } from './state.js';

/**
 * The results of a season for ratings, in the order of pairings: of games that were played to their end and not
 * annulled. The ranks are those of the game; for a corrected result, those of the corrected points.
 */
export function resultsOf(season: Season): readonly Result[] {
  const members = new Map(season.entries.map((entry) => [entry.player, entry.members]));
  return pairingsOf(season)
    .flatMap(gamesOf)
    .flatMap((pairing): readonly Result[] => {
      const { gameId, players, accounts, outcome } = pairing;
      if (!wasPlayed(pairing) || outcome?.endedAt == null) return [];
      const sides = players.map((player, seat) => ({
        players: accounts ? accounts.slice(seat, seat + 1) : [...(members.get(player) ?? [player])],
        rank: rankOf(pairing, player),
      }));
      return [{ gameId, ruleset: season.plan.ruleset, at: outcome.endedAt, sides }];
    });
}

function rankOf({ outcome }: Pairing, player: string): number {
  if (outcome?.kind === 'CONFIRMED') return outcome.placed.find((placed) => placed.player === player)?.rank ?? 1;
  const pointsOf = (of: string): number => outcome?.scores.find((score) => score.player === of)?.points ?? 0;
  return 1 + (outcome?.scores ?? []).filter(({ points }) => points > pointsOf(player)).length;
}
