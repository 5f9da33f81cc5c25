import type { Seat } from '#kernel';
import { otherSeat } from '../table/players.js';
import type { ArenaTurn } from './turn.js';

/** A seat gives the game up: the other one wins (ARENA-END-08). */
export function resign(turn: ArenaTurn, seat: Seat): void {
  if (turn.state.over) return;
  turn.emit({ type: 'outcomeReached', reason: 'CONCEDED', winner: otherSeat(seat) });
}
