import type { Seat } from '#kernel';
import type { OpenSpace } from '../board/paths.js';
import type { State } from '../state.js';
import type { Space } from '../words.js';
import { otherSeat } from './players.js';
import { stackAt } from './stacks.js';

/** The open cards on a space, for a move of `seat`: an enemy’s stack before an own one (GUARD-068, GUARD-071). */
export function openOn(state: State, seat: Seat, space: Space): OpenSpace {
  const enemy = otherSeat(seat);
  const stackOf = [enemy, seat].find((one) => stackAt(state, one, space) !== null) ?? null;
  return { terrainOf: state.board[space].terrain?.owner ?? null, stackOf };
}
