import type { SeatAtStart } from '#kernel';
import { emptyTable, newSeat } from '#skirmish/set-up';
import type { Options } from './options-fields.js';
import type { SideState, State } from './state.js';
import type { Side } from './words.js';

/** How often a seat may take plans back, and propose an order, in a turn (CLASH-239, CLASH-240). */
export const CHANGES_A_TURN = 3;

const newSide = (): SideState => ({ newspaper: null, heroes: 0, higherRank: null, deck: [], page: [] });

/** The table before anything is laid. */
export const initialState = (options: Options, seats: readonly SeatAtStart[]): State => ({
  ...emptyTable(),
  options,
  seats: seats.map((seat) => ({ ...newSeat(seat, (seat.side ?? 'A') as Side, CHANGES_A_TURN), passed: false })),
  sides: { A: newSide(), B: newSide() },
  objects: [],
  track: 0,
  blanks: 0,
  nextSide: null,
  villainItem: null,
  atStake: [],
  villainBeatenBy: null,
});
