import type { SeatAtStart } from '#kernel';
import { emptyTable, newSeat } from '#skirmish/set-up';
import { emptyBase } from './base/base-state.js';
import { baseBroughtTo, type Brought } from './brought.js';
import type { Options } from './options-fields.js';
import { noEvents } from './overlord/overlord-state.js';
import type { State } from './state.js';
import type { Side } from './words.js';

/** How often a hero seat may take its plan back, and propose an order, in a turn (SKAROV-STRAT-11, SKAROV-STRAT-14). */
export const CHANGES_A_TURN = 3;

/** The table before anything is laid. A base that was brought is kept until it lies. */
export const initialState = (options: Options, seats: readonly SeatAtStart<Brought>[]): State => ({
  ...emptyTable(),
  options,
  adventure: null,
  allowed: [],
  brought: baseBroughtTo(seats[options.heroes]?.brought),
  base: emptyBase(options.heroes, options.heroes),
  overlord: noEvents(options.heroes),
  seats: seats.map((seat) => newSeat(seat, (seat.side ?? 'HEROES') as Side, CHANGES_A_TURN)),
  sides: { HEROES: { deck: [] }, OVERLORD: { deck: [] } },
  page: [],
  objectives: [],
  finalCombat: false,
  heroOutDuringFinalCombat: false,
  activatedSheets: [],
  slotsUsed: 0,
  slotDue: false,
  villain: null,
  endOfTurnItem: null,
});
