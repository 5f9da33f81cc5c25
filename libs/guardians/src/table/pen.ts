import type { InstanceId } from '#cards';
import type { Seat } from '#kernel';
import { isPhaseOne } from '../flow/phase-one.js';
import type { State } from '../state.js';
import { leave } from './leave.js';
import { playerOf } from './players.js';

/**
 * A card goes to its owner’s pen, which in phase I is part of the reserve hand (GUARD-037, GUARD-054). Changes the state.
 * @param isKnown whether all players see which one it is (GUARD-227).
 */
export function putInPen(state: State, seat: Seat, id: InstanceId, isKnown = true): void {
  leave(state, id);
  const { hand, pen, known } = playerOf(state, seat);
  (isPhaseOne(state) ? hand : pen).push(id);
  if (isKnown) known.push(id);
}
