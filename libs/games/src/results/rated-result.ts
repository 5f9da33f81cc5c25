import type { Seat } from '#kernel';
import type { SeatHolder } from '#kernel/server';
import type { Result } from '#leagues';
import type { LoadedGame } from '#records';
import { isRatable } from './rated-table.js';

/**
 * How a game that is over counts for the ratings of its ruleset: the sides that the rules lay out, each with the rank of its best seat. Null where it does not
 * count: it was given up, it is not public, it goes on from another game, a bot of the server began in it, it could be taken back by agreement, accounts did not meet others, or all players
 * left. A player who did not play their seat to the end is behind all others, also where they came back; their substitutes do not count.
 */
export function ratedResult(loaded: LoadedGame): Result | null {
  const { gameId, at, game, ruleset } = loaded;
  const placings = game.outcome?.placings ?? [];
  if (game.phase !== 'over' || placings.length === 0 || !isRatable(loaded)) return null;
  const parts = partsOf(loaded);
  if (!parts) return null;
  const counted = [...parts.sides, ...behindAll(parts.leavers, placings.length)];
  const players = counted.flatMap((side) => side.players);
  if (parts.sides.length === 0 || counted.length < 2 || new Set(players).size < players.length) return null;
  return { gameId, ruleset: ruleset.name, at, sides: counted };
}

/** The sides that played to the end, and the players who did not; `undefined` where a seat began without a player. */
function partsOf({
  game,
  ruleset,
}: LoadedGame): { readonly sides: Result['sides']; readonly leavers: readonly string[] } | undefined {
  const rankOf = new Map(game.outcome?.placings.map(({ seat, rank }) => [seat, rank]));
  const sides = new Map<string | Seat, Result['sides'][number]>();
  const leavers: string[] = [];
  for (const { seat, side = seat } of ruleset.seats(game.options).seats) {
    const rank = rankOf.get(seat);
    if (rank === undefined) continue;
    const holder = game.seats.find((each) => each.seat === seat);
    const leaver = holder && leaverOf(holder);
    if (leaver !== undefined) leavers.push(leaver);
    else if (holder?.account == null) return undefined;
    else {
      const before = sides.get(side) ?? { players: [], rank };
      sides.set(side, { players: [...before.players, holder.account], rank: Math.min(before.rank, rank) });
    }
  }
  return { sides: [...sides.values()], leavers };
}

/** The player who began with a seat and did not play it to the end; those whom an operator replaced have not left. */
const leaverOf = ({ formerly = [] }: SeatHolder): string | undefined =>
  formerly.find(({ byOperator }) => !byOperator)?.account ?? undefined;

/** Those who left share the last rank, each for themselves. Players who took over their seats are not rated. */
const behindAll = (leavers: readonly string[], seats: number): Result['sides'] =>
  leavers.map((player) => ({ players: [player], rank: seats + 1 }));
