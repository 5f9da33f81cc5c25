import { askedInPriority, isPassedOut, type Seat } from '#kernel';
import type { State } from '../state.js';
import { playerOf, seats } from '../table/players.js';
import type { ArenaTurn } from './turn.js';

/** Opens a window in which the seats act or pass in turn (ARENA-GEN-04). */
export const openWindow = (turn: ArenaTurn, first: Seat): void => turn.emit({ type: 'windowOpened', seat: first });

/** The seat of the open window that may act, when it is to be asked: it has declared no passes and `mayAct` (ARENA-GEN-06). */
export function askedInWindow(state: State, mayAct: (state: State, seat: Seat) => boolean): readonly Seat[] {
  const isAsked = (seat: Seat): boolean => playerOf(state, seat).passing === null && mayAct(state, seat);
  return state.window ? askedInPriority(state.window, seats, isAsked) : [];
}

/** Passes for a seat that is not asked, or, after two passes in a row, goes on (ARENA-GEN-04, ARENA-GEN-10). */
export function proceedWindow(turn: ArenaTurn, close: (turn: ArenaTurn) => void): void {
  const { window } = turn.state;
  if (!window || isPassedOut(window, seats)) close(turn);
  else turn.emit({ type: 'passed', seat: window.holder });
}
