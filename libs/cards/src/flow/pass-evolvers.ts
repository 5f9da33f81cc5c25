import { afterAction, afterPass, openPriority, type Evolvers, type Passing, type Seat } from '#kernel';
import type { CardBook } from '../card-book.js';
import type { PassEvent } from './pass-events.js';
import type { PassUntil } from './pass-until.js';
import type { WindowState } from './windows.js';

/** What each event of acting and passing in turn changes. */
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
    passer(state, seat).passing = until;
  },
  passesWithdrawn(state, { seat }) {
    passer(state, seat).passing = null;
  },
});

function passer({ players }: WindowState, seat: Seat): Passing<PassUntil> {
  const player = players[seat];
  if (!player) throw new RangeError(`The game has no seat ${seat}.`);
  return player;
}
