import { afterAction, afterPass, openPriority, type Evolvers } from '#kernel';
import type { CardBook } from '../card-book.js';
import { playerOf } from '../table/players.js';
import type { PassEvent } from './pass-events.js';
import type { WindowState } from './windows.js';

/** The changes of each event of acting and passing in turn. */
export const passEvolvers = ({ seats }: Pick<CardBook, 'seats'>): Evolvers<WindowState, PassEvent> => ({
  windowOpened(state, { seat }) {
    state.window = openPriority(seat);
  },
  passed(state) {
    if (state.window) state.window = afterPass(state.window, seats);
  },
  priorityGiven(state, { seat }) {
    if (state.window) state.window = afterAction(state.window, seat);
  },
  passesDeclared(state, { seat, until }) {
    playerOf(state, seat).passing = until;
  },
  passesWithdrawn(state, { seat }) {
    playerOf(state, seat).passing = null;
  },
});
