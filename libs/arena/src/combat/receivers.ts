import type { InstanceId } from '#cards';
import type { Seat } from '#kernel';
import { refuse, type ArenaRefusal } from '../refusals.js';
import type { State } from '../state.js';
import { isInfluenceable } from '../totals/attributes.js';
import { influenceAfterCap, influenceBarred, receivers } from '../totals/support.js';

/** Influence and ranged attacks are for an own creature in its first confrontation (ARENA-INF-07, ARENA-RNG-02). */
export const refusedReceiver = (state: State, seat: Seat, receiver: InstanceId): ArenaRefusal | undefined =>
  receivers(state, seat).includes(receiver)
    ? undefined
    : refuse('INF-07', 'NOT_IN_FIRST_CONFRONTATION', { card: receiver });

/** Why a creature does not receive so much influence (ARENA-INF-01, ARENA-INF-05, ARENA-INF-07, ARENA-INF-10). */
export function refusedInfluence(
  state: State,
  seat: Seat,
  receiver: InstanceId,
  offered: number,
): ArenaRefusal | undefined {
  if (!isInfluenceable(state, receiver)) return refuse('INF-01', 'NOT_INFLUENCEABLE', { card: receiver });
  if (influenceBarred(state, receiver)) return refuse('INF-10', 'INFLUENCE_BARRED');
  const refusal = refusedReceiver(state, seat, receiver);
  if (refusal) return refusal;
  return influenceAfterCap(state, receiver, offered) > 0
    ? undefined
    : refuse('INF-05', 'INFLUENCE_CAP_REACHED', { card: receiver });
}
