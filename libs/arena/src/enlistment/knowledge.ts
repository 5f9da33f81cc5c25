import type { InstanceId } from '#cards';
import type { Seat } from '#kernel';
import type { State } from '../state.js';
import { playerOf } from '../table/players.js';

/**
 * A card has left a hand face down: of the cards there that all players knew, those that it may have been are not known to be
 * there any more (ARENA-ENG-10). Changes the state.
 */
export function forgetInHand(state: State, seat: Seat, mayHaveBeen: (id: InstanceId) => boolean): void {
  const player = playerOf(state, seat);
  player.known = player.known.filter((id) => !player.hand.includes(id) || !mayHaveBeen(id));
}
