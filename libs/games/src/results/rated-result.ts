import type { Seat } from '#kernel';
import type { Result } from '#leagues';
import type { LoadedGame } from '#records';
import { isPublic } from './public-game.js';

/**
 * How a game that is over counts for the ratings of its ruleset: the sides that the rules lay out, each with the rank of its best seat. Null where it does not
 * count: it was given up, it is not public, a bot of the server played in it (to the end, or from the start), it could be taken back by agreement, or accounts did not meet others.
 */
export function ratedResult(loaded: LoadedGame): Result | null {
  const { gameId, at, game, ruleset } = loaded;
  const placings = game.outcome?.placings ?? [];
  if (game.phase !== 'over' || placings.length === 0 || game.undoBy || !isPublic(loaded)) return null;
  const rankOf = new Map(placings.map(({ seat, rank }) => [seat, rank]));
  const sides = new Map<string | Seat, Result['sides'][number]>();
  for (const { seat, side = seat } of ruleset.seats(game.options).seats) {
    const rank = rankOf.get(seat);
    if (rank === undefined) continue;
    const player = game.seats.find((holder) => holder.seat === seat)?.account;
    if (player == null) return null;
    const before = sides.get(side) ?? { players: [], rank };
    sides.set(side, { players: [...before.players, player], rank: Math.min(before.rank, rank) });
  }
  const players = [...sides.values()].flatMap((side) => side.players);
  if (sides.size < 2 || new Set(players).size < players.length) return null;
  return { gameId, ruleset: ruleset.name, at, sides: [...sides.values()] };
}
