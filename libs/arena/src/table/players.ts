import type { InstanceId, StrongholdPosition } from '#cards';
import { otherSeat, positions, strongholdOf } from '#cards/table';
import type { Seat } from '#kernel';
import type { Placed, State, Stronghold } from '../state.js';
import { seats, type Place } from '../words.js';

export { guardianIdOf, otherSeat, playerOf, positions, strongholdOf } from '#cards/table';
export { seats } from '../words.js';

/** The other one of the two seats than Active (ARENA-DOM-02). */
export const passiveSeat = (state: State): Seat => otherSeat(state.active);

/** Active, then Passive (ARENA-GEN-12). */
export const inOrder = (state: State): [Seat, Seat] => [state.active, passiveSeat(state)];

/** In play and no ruin: it can hold cards, be attacked and be named (ARENA-SET-02, ARENA-RAI-17). */
export const stands = ({ deployed, ruin }: Stronghold): boolean => deployed && !ruin;

/** Positions of a seat's strongholds that stand. */
export const standing = (state: State, seat: Seat): StrongholdPosition[] =>
  positions.filter((position) => stands(strongholdOf(state, seat, position)));

/** How many strongholds of a seat are ruins. */
export const ruinsOf = (state: State, seat: Seat): number =>
  positions.filter((position) => strongholdOf(state, seat, position).ruin).length;

export const onPlace = (position: StrongholdPosition): Place => `ON_${position}`;
export const underPlace = (position: StrongholdPosition): Place => `UNDER_${position}`;

/** Every place of a seat: ON and UNDER its strongholds, then the duel zone. */
export const places: readonly Place[] = [...positions.map(onPlace), ...positions.map(underPlace), 'DUEL_ZONE'];

/** The card at a place of a seat; `null` when there is none. */
export function at(state: State, seat: Seat, place: Place): Placed | null {
  if (place === 'DUEL_ZONE') return state.arena[seat] ?? null;
  const [level, position] = place.split('_') as ['ON' | 'UNDER', StrongholdPosition];
  const stronghold = strongholdOf(state, seat, position);
  return level === 'ON' ? stronghold.on : stronghold.under;
}

/** Where a card lies at a stronghold or in the duel zone; `undefined` when it does not. */
export function placeOf(state: State, id: InstanceId): { seat: Seat; place: Place; placed: Placed } | undefined {
  for (const seat of seats) {
    for (const place of places) {
      const placed = at(state, seat, place);
      if (placed?.id === id) return { seat, place, placed };
    }
  }
  return undefined;
}
