import type { Placed } from '../scoring.js';
import type { MatchPlan } from './match-plan.js';

/** The results of the games of a match so far, in their order. */
type Results = readonly (readonly Placed[])[];

/** A match whose games are played one after the other. */
type Sequence = Exclude<MatchPlan, { readonly kind: 'BOARDS' }>;

/**
 * The result of a match as if it ended now: ranked by won games, of which a shared first place is half a one; the
 * points are those of all its games together.
 */
export function matchPlaced(players: readonly string[], results: Results): Placed[] {
  const won = new Map(players.map((player) => [player, winsOf(player, results)]));
  return players.map((player) => ({
    player,
    rank: 1 + players.filter((other) => (won.get(other) ?? 0) > (won.get(player) ?? 0)).length,
    points: results.flat().reduce((sum, placed) => sum + (placed.player === player ? placed.points : 0), 0),
  }));
}

/** Whether a match is over. A best of several ends when the lead is larger than the number of games that are left. */
export function isMatchOver({ kind, games }: Sequence, [one, other]: readonly string[], results: Results): boolean {
  const left = games - results.length;
  if (kind === 'ALL_GAMES' || left <= 0) return left <= 0;
  return Math.abs(winsOf(one ?? '', results) - winsOf(other ?? '', results)) > left;
}

const winsOf = (player: string, results: Results): number =>
  results.reduce((sum, placed) => {
    const winners = placed.filter(({ rank }) => rank === 1);
    return sum + (winners.some((one) => one.player === player) ? 1 / winners.length : 0);
  }, 0);
