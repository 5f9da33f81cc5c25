import type { InstanceId } from '#cards';
import type { Seat } from '#kernel';
import { disputedLands } from '../board/spaces.js';
import { enterStage } from '../flow/enter-stage.js';
import type { GuardiansTurn } from '../flow/turn.js';
import type { State } from '../state.js';
import { cardOf } from '../table/cards.js';
import { inOrder, playerOf } from '../table/players.js';
import { stackAt } from '../table/stacks.js';
import type { Space } from '../words.js';

/** A shield on a land without terrain, whose owner has to settle it. */
interface BareLand {
  readonly seat: Seat;
  readonly space: Space;
}

/** The shield that is asked for: the first seat’s before the other’s, in the order of the board (GUARD-196, GUARD-201). */
export function landToSettle(state: State): BareLand | undefined {
  const lands = inOrder(state).flatMap((seat) => disputedLands.map((space) => ({ seat, space })));
  return lands.find(
    ({ seat, space }) => state.board[space].terrain === null && stackAt(state, seat, space)?.shield != null,
  );
}

/** Comes to the next land that has to be settled, or to the end of the turn. */
export const settleNext = (turn: GuardiansTurn): void =>
  enterStage(turn, landToSettle(turn.state) ? 'III_B_SETTLE' : 'III_C_CHECK');

/** The terrains of a seat’s pen: it is open again (GUARD-055, GUARD-191). */
export const terrainsOf = (state: State, seat: Seat): InstanceId[] =>
  playerOf(state, seat).pen.filter((id) => cardOf(state, id).type === 'TERRAIN');
