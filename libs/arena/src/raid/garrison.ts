import type { StrongholdPosition } from '#cards';
import type { Seat } from '#kernel';
import type { Placed, State } from '../state.js';
import { at, onPlace, otherSeat, strongholdOf } from '../table/players.js';

/** The own stronghold of a seat that the enemy has named. Throws an Error before it is named. */
export function targetedStronghold(state: State, seat: Seat): StrongholdPosition {
  const target = state.raid?.targets[otherSeat(seat)];
  if (!target) throw new Error('The raid has no targets yet.');
  return target;
}

/** The card ON a seat's own targeted stronghold: its defence and its raider (ARENA-RAI-07). */
export const garrisonOf = (state: State, seat: Seat): Placed | null =>
  at(state, seat, onPlace(targetedStronghold(state, seat)));

/** Strongholds of the other seat that a raid may name (ARENA-RAI-03, ARENA-RAI-17). */
export const raidable = (state: State, seat: Seat): StrongholdPosition[] =>
  (['CENTER', 'LEFT', 'RIGHT'] as const).filter((position) => !strongholdOf(state, otherSeat(seat), position).ruin);
