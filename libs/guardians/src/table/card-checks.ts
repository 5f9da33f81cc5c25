import { cardTypeSchema, type CardType, type InstanceId } from '#cards';
import type { Seat } from '#kernel';
import { refuse, type GuardiansRefusal } from '../refusals.js';
import type { State } from '../state.js';
import { cardOf, ownerOf } from './cards.js';
import { sees } from './faces.js';
import { playerOf } from './players.js';

/** `UNKNOWN_CARD`, `NOT_YOUR_CARD`, `WRONG_CARD_TYPE`: what is tested of a card that a seat uses (GUARD-226). */
export function refusedCard(
  state: State,
  seat: Seat,
  id: InstanceId,
  types: readonly CardType[] = cardTypeSchema.options,
): GuardiansRefusal | undefined {
  if (!sees(state, seat, id)) return refuse('226', 'UNKNOWN_CARD');
  if (ownerOf(state, id) !== seat) return refuse('226', 'NOT_YOUR_CARD', { card: id });
  return types.includes(cardOf(state, id).type) ? undefined : refuse('226', 'WRONG_CARD_TYPE', { card: id });
}

/** The same, and `NOT_IN_HAND`. */
export const refusedHandCard = (
  state: State,
  seat: Seat,
  id: InstanceId,
  types: readonly CardType[],
): GuardiansRefusal | undefined =>
  refusedCard(state, seat, id, types) ??
  (playerOf(state, seat).hand.includes(id) ? undefined : refuse('226', 'NOT_IN_HAND', { card: id }));
