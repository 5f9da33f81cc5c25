import * as flow from '#cards/flow';
import type { Seat } from '#kernel';
import type { State } from '../state.js';
import { seats } from '../table/players.js';
import type { ArenaTurn } from './turn.js';

export { openWindow } from '#cards/flow';

/** The seat of the open window that may act, when it is to be asked: it has declared no passes and `mayAct` (ARENA-GEN-06). */
export const askedInWindow = (state: State, mayAct: (state: State, seat: Seat) => boolean): readonly Seat[] =>
  flow.askedInWindow(state, seats, mayAct);

/** Passes for a seat that is not asked, or, after two passes in a row, goes on (ARENA-GEN-04, ARENA-GEN-10). */
export const proceedWindow = (turn: ArenaTurn, close: (turn: ArenaTurn) => void): void =>
  flow.proceedWindow(turn, seats, close);
