import type { SeatAtStart } from '#kernel';
import { emptyBase } from './base/base-state.js';
import { baseBroughtTo, type Brought } from './brought.js';
import type { Options } from './options-fields.js';
import { noEvents } from './overlord/overlord-state.js';
import type { SkarovSeat, State } from './state.js';
import type { Side } from './words.js';

/** How often a hero seat may take its plan back, and propose an order, in a turn (SKAROV-STRAT-11, SKAROV-STRAT-14). */
export const CHANGES_A_TURN = 3;

const newSeat = ({ seat, side }: SeatAtStart): SkarovSeat => ({
  seat,
  side: (side ?? 'HEROES') as Side,
  mainHero: null,
  resigned: false,
  takeBacks: CHANGES_A_TURN,
  proposals: CHANGES_A_TURN,
  ready: false,
});

/** The table before anything is laid. A base that was brought is kept until it lies. */
export const initialState = (options: Options, seats: readonly SeatAtStart<Brought>[]): State => ({
  options,
  adventure: null,
  allowed: [],
  brought: baseBroughtTo(seats[options.heroes]?.brought),
  base: emptyBase(options.heroes, options.heroes),
  overlord: noEvents(options.heroes),
  turn: 0,
  step: null,
  steps: 0,
  seats: seats.map(newSeat),
  sides: { HEROES: { deck: [] }, OVERLORD: { deck: [] } },
  heroes: [],
  figures: [],
  tokens: [],
  laid: {},
  villainPowers: {},
  openDoors: [],
  tests: {},
  modifiers: [],
  woundPile: [],
  woundDiscard: [],
  shownWounds: [],
  woundShuffles: {},
  firstSide: null,
  active: null,
  window: null,
  windows: 0,
  stack: [],
  page: [],
  objectives: [],
  finalCombat: false,
  heroOutDuringFinalCombat: false,
  activatedSheets: [],
  slotsUsed: 0,
  slotDue: false,
  villain: null,
  endOfTurnItem: null,
  phase: 'SETUP',
  outs: [],
  over: null,
});
