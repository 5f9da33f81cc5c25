import type { SeatAtStart } from '#kernel';
import type { Options } from './options-fields.js';
import type { ClashSeat, SideState, State } from './state.js';
import type { Side } from './words.js';

/** How often a seat may take plans back, and propose an order, in a turn (CLASH-239, CLASH-240). */
export const CHANGES_A_TURN = 3;

const newSeat = ({ seat, side }: SeatAtStart): ClashSeat => ({
  seat,
  side: (side ?? 'A') as Side,
  mainHero: null,
  passed: false,
  resigned: false,
  takeBacks: CHANGES_A_TURN,
  proposals: CHANGES_A_TURN,
  ready: false,
});

const newSide = (): SideState => ({ newspaper: null, heroes: 0, higherRank: null, deck: [], page: [] });

/** The table before anything is laid. */
export const initialState = (options: Options, seats: readonly SeatAtStart[]): State => ({
  options,
  turn: 0,
  step: null,
  steps: 0,
  seats: seats.map(newSeat),
  sides: { A: newSide(), B: newSide() },
  heroes: [],
  figures: [],
  objects: [],
  tokens: [],
  laid: {},
  villainPowers: {},
  openDoors: [],
  tests: {},
  track: 0,
  modifiers: [],
  woundPile: [],
  woundDiscard: [],
  blanks: 0,
  shownWounds: [],
  woundShuffles: {},
  firstSide: null,
  nextSide: null,
  active: null,
  window: null,
  windows: 0,
  stack: [],
  villainItem: null,
  phase: 'SETUP',
  atStake: [],
  villainBeatenBy: null,
  outs: [],
  over: null,
});
