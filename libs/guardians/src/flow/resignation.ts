import type { Seat } from '#kernel';
import { otherSeat } from '../table/players.js';
import type { GuardiansTurn } from './turn.js';

/** A seat gives the game up: the other one has won (GUARD-215). */
export function resign(turn: GuardiansTurn, seat: Seat): void {
  if (turn.state.over) return;
  turn.emit({ type: 'outcomeReached', reason: 'CONCEDED', winner: otherSeat(seat) });
}
