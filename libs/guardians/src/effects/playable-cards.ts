import type { InstanceId } from '#cards';
import type { Seat } from '#kernel';
import { isPhaseOne } from '../flow/phase-one.js';
import type { State } from '../state.js';
import { playerOf } from '../table/players.js';

/** The places from which a seat plays: in phase I the reserve hand, of which the depot is a part, later the depot (GUARD-037, GUARD-054). */
export function playableCards(state: State, seat: Seat): readonly InstanceId[] {
  const { hand, depot } = playerOf(state, seat);
  return isPhaseOne(state) ? hand : depot;
}
