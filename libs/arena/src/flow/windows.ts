import type { Seat } from '#kernel';
import type { State } from '../state.js';
import { playerOf } from '../table/players.js';
import type { ArenaTurn } from './turn.js';

/** Opens a window in which the seats act or pass in turn (ARENA-GEN-04). */
export const openWindow = (turn: ArenaTurn, first: Seat): void => turn.emit({ type: 'windowOpened', seat: first });

/** The seat of the open window that may act, when it is to be asked: it has declared no passes and `mayAct` (ARENA-GEN-06). */
export function askedInWindow(state: State, mayAct: (state: State, seat: Seat) => boolean): Seat[] {
  const { window } = state;
  if (!window || window.passes >= 2) return [];
  const { holder } = window;
  return playerOf(state, holder).passing === null && mayAct(state, holder) ? [holder] : [];
}

/** Passes for a seat that is not asked, or, after two passes in a row, goes on (ARENA-GEN-04, ARENA-GEN-10). */
export function proceedWindow(turn: ArenaTurn, close: (turn: ArenaTurn) => void): void {
  const { window } = turn.state;
  if (!window || window.passes >= 2) close(turn);
  else turn.emit({ type: 'passed', seat: window.holder });
}
