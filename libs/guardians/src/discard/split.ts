import type { InstanceId } from '#cards';
import { borderOf } from '#cards/schema';
import type { Seat } from '#kernel';
import type { GuardiansTurn } from '../flow/turn.js';
import type { State } from '../state.js';
import { cardOf } from '../table/cards.js';
import { playerOf } from '../table/players.js';

const isDouble = (state: State, id: InstanceId): boolean => borderOf(cardOf(state, id).type) === 'DOUBLE';

/** The rest of a reserve hand: double-bordered cards for the depot, single-bordered ones for the pen (GUARD-054). */
export function split(state: State, seat: Seat): { readonly depot: InstanceId[]; readonly pen: InstanceId[] } {
  const { hand } = playerOf(state, seat);
  return { depot: hand.filter((id) => isDouble(state, id)), pen: hand.filter((id) => !isDouble(state, id)) };
}

/** The reserve hand goes to depot and pen. */
export function splitHand(turn: GuardiansTurn, seat: Seat): void {
  const { depot, pen } = split(turn.state, seat);
  turn.emit({ type: 'handSplit', seat, depot: depot.length, pen: pen.length });
}
