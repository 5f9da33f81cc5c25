import type { Placed, Scored } from '../scoring.js';
import type { PairingOutcome } from '../state.js';

/** The board points of a game: one for a sole winner; players who share the first place share it. */
export function boardPoints(placed: readonly Placed[]): Scored[] {
  const winners = placed.filter(({ rank }) => rank === 1).length;
  return placed.map(({ player, rank }) => ({ player, points: rank === 1 ? 1 / winners : 0 }));
}

/** The result of a match of teams: ranked by the board points of all boards, which are its points. */
export function boardsPlaced(teams: readonly string[], boards: readonly Pick<PairingOutcome, 'scores'>[]): Placed[] {
  const points = new Map(teams.map((team) => [team, sumOf(team, boards)]));
  return teams.map((player) => {
    const own = points.get(player) ?? 0;
    return { player, rank: 1 + teams.filter((other) => (points.get(other) ?? 0) > own).length, points: own };
  });
}

const sumOf = (team: string, boards: readonly Pick<PairingOutcome, 'scores'>[]): number =>
  boards.flatMap(({ scores }) => scores).reduce((sum, { player, points }) => sum + (player === team ? points : 0), 0);
