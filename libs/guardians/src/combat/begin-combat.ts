import type { Seat } from '#kernel';
import { guardianAt } from '../board/spaces.js';
import { enterStage } from '../flow/enter-stage.js';
import type { GuardiansTurn } from '../flow/turn.js';
import { otherSeat } from '../table/players.js';
import { stackAt } from '../table/stacks.js';
import { afterOption } from '../turning/next-shield.js';
import type { Place, Space } from '../words.js';

/**
 * A shield has come to the end of its path: a combat begins at once where an enemy stack or a guardian is; elsewhere its
 * option is over (GUARD-071, GUARD-090, GUARD-091, GUARD-182).
 * @param path the spaces of its move, its start first, the place itself not among them.
 */
export function arrive(turn: GuardiansTurn, seat: Seat, place: Place, path: readonly Space[]): void {
  const isFought = guardianAt(place) !== null || stackAt(turn.state, otherSeat(seat), place as Space) !== null;
  if (!isFought) {
    afterOption(turn);
    return;
  }
  turn.emit({ type: 'combatBegun', seat, place, path: [...path] });
  enterStage(turn, 'COMBAT_DECLARE_A');
}
