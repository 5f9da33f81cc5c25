import type { InstanceId } from '#cards';
import { cardChecks } from '#cards/table';
import type { Seat } from '#kernel';
import { rulebook } from '../rulebook.js';
import type { State } from '../state.js';
import { sees } from './faces.js';
import { playerOf } from './players.js';

/**
 * The tests of a card that a seat uses (ARENA-ENG-07): `UNKNOWN_CARD`, `NOT_YOUR_CARD`, `WRONG_CARD_TYPE`; of one in hand
 * `NOT_IN_HAND` too.
 */
export const { refusedCard, refusedHandCard } = cardChecks<State>(rulebook, sees);

/** Hand, pen and depot as one, as in phase III (ARENA-TER-04). */
export function handOfPhaseThree(state: State, seat: Seat): readonly InstanceId[] {
  const { hand, pen, depot } = playerOf(state, seat);
  return [...hand, ...pen, ...depot];
}
