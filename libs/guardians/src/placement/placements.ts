import type { InstanceId, StrongholdPosition } from '#cards';
import { holdsCreature } from '#cards/engine/happenings';
import type { Seat } from '#kernel';
import type { Placing, State } from '../state.js';
import { cardOf, isShield } from '../table/cards.js';
import { playerOf, strongholdOf } from '../table/players.js';

/** How often a seat takes cards back in one placement (GUARD-058). */
export const MOST_TAKEN_BACK = 10;

/** Nothing has been laid. */
export const newPlacing = (): Placing => ({ placed: [], takenBack: 0 });

/** The placement of a seat in the open step. Throws a RangeError for a seat that is not 0 or 1. */
export function placingOf({ placing }: Pick<State, 'placing'>, seat: Seat): Placing {
  const own = placing[seat];
  if (!own) throw new RangeError(`Guardians has no seat ${seat}.`);
  return own;
}

/** The reserve hand without what has been laid already. */
export function unplaced(state: State, seat: Seat): InstanceId[] {
  const laid = new Set(placingOf(state, seat).placed.map(({ cardId: id }) => id));
  return playerOf(state, seat).hand.filter((id) => !laid.has(id));
}

/** The cards that a seat has laid on, under or in an upgrade of one of its strongholds. */
export const laidAt = (
  state: State,
  seat: Seat,
  kind: 'ON' | 'UNDER' | 'IN',
  stronghold: StrongholdPosition,
): InstanceId[] =>
  placingOf(state, seat)
    .placed.filter((placement) => placement.kind === kind && placement.stronghold === stronghold)
    .map(({ cardId: id }) => id);

/** Whether an upgrade of a seat holds a creature at one of its strongholds: what it has laid there now, else what is in play. */
export function isHolding(state: State, seat: Seat, position: StrongholdPosition): boolean {
  const laid = placingOf(state, seat).placed.find(
    ({ kind, of, stronghold }) => kind === 'WORKS' && of === seat && stronghold === position,
  );
  const works = laid?.cardId ?? strongholdOf(state, seat, position).works;
  return works !== null && holdsCreature('GUARDIANS', cardOf(state, works));
}

/** The creature that a seat has laid in an upgrade, if there is one to hold it still. */
export const heldAt = (state: State, seat: Seat, position: StrongholdPosition): InstanceId | undefined =>
  isHolding(state, seat, position) ? laidAt(state, seat, 'IN', position)[0] : undefined;

/** The creatures that a seat has laid on a stronghold. */
export const creaturesOn = (state: State, seat: Seat, stronghold: StrongholdPosition): InstanceId[] =>
  laidAt(state, seat, 'ON', stronghold).filter((id) => !isShield(state, id));

/** The shield that a seat has laid on the creatures of a stronghold; `undefined`: none. */
export const shieldOn = (state: State, seat: Seat, stronghold: StrongholdPosition): InstanceId | undefined =>
  laidAt(state, seat, 'ON', stronghold).find((id) => isShield(state, id));

/** The item that a seat has given to a creature in this placement; `undefined`: none. */
export const itemGivenTo = (state: State, seat: Seat, creature: InstanceId): InstanceId | undefined =>
  placingOf(state, seat).placed.find(({ bearer }) => bearer === creature)?.cardId;
