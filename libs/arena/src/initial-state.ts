import { deckBroughtTo } from '#cards/brought';
import type { Seat, SeatAtStart } from '#kernel';
import type { Brought } from './brought.js';
import type { Options } from './options.js';
import { rulebook } from './rulebook.js';
import type { Player, State, TurnMarks } from './state.js';

/** Nothing has been done in the turn. */
export const noMarks = (): TurnMarks => ({
  played: [],
  joined: [],
  supported: [],
  abilities: [],
  challenged: [],
  terrainDestroyed: false,
  terrainPlaced: false,
  first: null,
  dominantRedrawn: false,
  dominantLeft: [null, null],
  skipToSettlement: false,
  victor: null,
});

const newPlayer = (seat: Seat): Player => ({
  seat,
  starter: null,
  guardian: null,
  stones: 0,
  strongholds: null,
  pile: [],
  dominant: null,
  hand: [],
  depot: [],
  pen: [],
  discard: [],
  standardBearer: null,
  prison: null,
  victorious: [],
  known: [],
  passing: null,
});

/** The table before anything lies on it. The decks that were brought are kept for `setUp`; sealed ones are opened there. */
export const initialState = (options: Options, seats: readonly SeatAtStart<Brought>[]): State => ({
  options,
  cards: {},
  players: [newPlayer(0), newPlayer(1)],
  turn: 0,
  stage: 'DECKS',
  stagesEntered: 0,
  active: 0,
  lower: null,
  terrain: null,
  arena: [null, null],
  window: null,
  sealed: null,
  combat: null,
  raid: null,
  challenge: null,
  challengeBonuses: [],
  marks: noMarks(),
  decks:
    options.decks === 'SEALED'
      ? null
      : [deckBroughtTo(rulebook, 0, seats[0]?.brought), deckBroughtTo(rulebook, 1, seats[1]?.brought)],
  building: null,
  over: null,
});
