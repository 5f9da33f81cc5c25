import type { Seat } from '#kernel';
import type { ArenaTurn } from '../flow/step-rules.js';
import { otherSeat } from '../table/players.js';

/** A seat gives the game up: the other one wins (ARENA-END-08). */
export function concede(turn: ArenaTurn, seat: Seat): void {
  if (turn.state.over) return;
  turn.emit({ type: 'outcomeReached', reason: 'CONCEDED', winner: otherSeat(seat) });
}
