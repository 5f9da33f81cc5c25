import type { CardType, InstanceId } from '#cards';
import type { Seat } from '#kernel';
import { cardOf, ownerOf } from './cards.js';
import { refuse, type ArenaRefusal } from '../refusals.js';
import type { State } from '../state.js';
import { playerOf } from './players.js';
import { sees } from './faces.js';

/** `UNKNOWN_CARD`, `NOT_YOUR_CARD`, `WRONG_CARD_TYPE`: what is tested of a card that a seat uses (ARENA-ENG-07). */
export function refusedCard(
  state: State,
  seat: Seat,
  id: InstanceId,
  types: readonly CardType[],
): ArenaRefusal | undefined {
  if (!sees(state, seat, id)) return refuse('ENG-07', 'UNKNOWN_CARD');
  if (ownerOf(state, id) !== seat) return refuse('ENG-07', 'NOT_YOUR_CARD', { card: id });
  return types.includes(cardOf(state, id).type) ? undefined : refuse('ENG-07', 'WRONG_CARD_TYPE', { card: id });
}

/** The same, and `NOT_IN_HAND`. */
export const refusedHandCard = (
  state: State,
  seat: Seat,
  id: InstanceId,
  types: readonly CardType[],
): ArenaRefusal | undefined =>
  refusedCard(state, seat, id, types) ??
  (playerOf(state, seat).hand.includes(id) ? undefined : refuse('ENG-07', 'NOT_IN_HAND', { card: id }));

/** Hand, pen and depot as one, as in phase III (ARENA-TER-04). */
export function handOfPhaseThree(state: State, seat: Seat): readonly InstanceId[] {
  const { hand, pen, depot } = playerOf(state, seat);
  return [...hand, ...pen, ...depot];
}
