import type { Seat } from '#kernel';
import { positionSchema, type StrongholdPosition } from '../words.js';

/** The strongholds of a seat are looked through in this order: left, center, right. */
export const positions: readonly StrongholdPosition[] = positionSchema.options;

/** The other one of two seats. */
export const otherSeat = (seat: Seat): Seat => 1 - seat;

/** The cards of a seat. Throws a RangeError when the game has no such seat. */
export function playerOf<Player>({ players }: { readonly players: readonly Player[] }, seat: Seat): Player {
  const player = players[seat];
  if (player === undefined) throw new RangeError(`The game has no seat ${seat}.`);
  return player;
}

/** The guardian of a seat, by its id in the library. Throws an Error before the deck of the seat is built. */
export function guardianIdOf<Id extends string>(
  state: { readonly players: readonly { readonly guardian: Id | null }[] },
  seat: Seat,
): Id {
  const { guardian } = playerOf(state, seat);
  if (guardian === null) throw new Error(`Seat ${seat} has no guardian yet.`);
  return guardian;
}

/** The part of a state in which seats have strongholds; `null` before the table is laid. */
interface Strongholds<Stronghold> {
  readonly players: readonly { readonly strongholds: Readonly<Record<StrongholdPosition, Stronghold>> | null }[];
}

/** A stronghold of a seat. Throws an Error before the table is laid. */
export function strongholdOf<Stronghold>(
  state: Strongholds<Stronghold>,
  seat: Seat,
  position: StrongholdPosition,
): Stronghold {
  const { strongholds } = playerOf(state, seat);
  if (!strongholds) throw new Error('The strongholds are not on the table yet.');
  return strongholds[position];
}
