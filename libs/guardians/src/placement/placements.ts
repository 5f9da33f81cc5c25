import type { InstanceId, StrongholdPosition } from '#cards';
import type { Seat } from '#kernel';
import type { Placing, State } from '../state.js';
import { isShield } from '../table/cards.js';
import { playerOf } from '../table/players.js';

/** How often a seat takes cards back in one placement (GUARD-058). */
export const MOST_TAKEN_BACK = 10;

/** Nothing has been laid. */
export const newPlacing = (): Placing => ({ placed: [], takenBack: 0 });

/** What a seat does in the open placement. Throws a RangeError for a seat that is not 0 or 1. */
export function placingOf({ placing }: Pick<State, 'placing'>, seat: Seat): Placing {
  const own = placing[seat];
  if (!own) throw new RangeError(`Guardians has no seat ${seat}.`);
  return own;
}

/** The reserve hand without what has been laid already. */
export function unplaced(state: State, seat: Seat): InstanceId[] {
  const laid = new Set(placingOf(state, seat).placed.map(({ id }) => id));
  return playerOf(state, seat).hand.filter((id) => !laid.has(id));
}

/** What a seat has laid on or under one of its strongholds. */
export const laidAt = (state: State, seat: Seat, kind: 'ON' | 'UNDER', stronghold: StrongholdPosition): InstanceId[] =>
  placingOf(state, seat)
    .placed.filter((placement) => placement.kind === kind && placement.stronghold === stronghold)
    .map(({ id }) => id);

/** The creatures that a seat has laid on a stronghold. */
export const creaturesOn = (state: State, seat: Seat, stronghold: StrongholdPosition): InstanceId[] =>
  laidAt(state, seat, 'ON', stronghold).filter((id) => !isShield(state, id));

/** The shield that a seat has laid on the creatures of a stronghold; `undefined`: none. */
export const shieldOn = (state: State, seat: Seat, stronghold: StrongholdPosition): InstanceId | undefined =>
  laidAt(state, seat, 'ON', stronghold).find((id) => isShield(state, id));

/** The item that a seat has given to a creature in this placement; `undefined`: none. */
export const itemGivenTo = (state: State, seat: Seat, creature: InstanceId): InstanceId | undefined =>
  placingOf(state, seat).placed.find(({ bearer }) => bearer === creature)?.id;
