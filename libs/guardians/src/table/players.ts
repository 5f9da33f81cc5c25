import type { StrongholdPosition } from '#cards';
import type { Seat } from '#kernel';
import { positionSchema } from '#cards';
import type { Player, State, Stronghold } from '../state.js';

/** The strongholds of a seat are looked through in this order: left, center, right (GUARD-229). */
export const positions: readonly StrongholdPosition[] = positionSchema.options;

export const otherSeat = (seat: Seat): Seat => 1 - seat;

/** The first active seat of the turn, before II.A that of the turn before, then the other (GUARD-229). */
export const inOrder = ({ first }: State): [Seat, Seat] => [first, otherSeat(first)];

/** What a seat has. Throws a RangeError for a seat that is not 0 or 1. */
export function playerOf(state: State, seat: Seat): Player {
  const player = state.players[seat];
  if (!player) throw new RangeError(`Guardians has no seat ${seat}.`);
  return player;
}

/** A stronghold of a seat. Throws an Error before the table is laid. */
export function strongholdOf(state: State, seat: Seat, position: StrongholdPosition): Stronghold {
  const { strongholds } = playerOf(state, seat);
  if (!strongholds) throw new Error('The strongholds are not on the table yet.');
  return strongholds[position];
}
