import { deckBroughtTo } from '#cards/brought';
import type { Seat, SeatAtStart } from '#kernel';
import { spaces } from './board/spaces.js';
import type { Brought } from './brought.js';
import type { Options } from './options.js';
import { rulebook } from './rulebook.js';
import { newPlacing } from './placement/placements.js';
import type { Ground, Player, State, TurnMarks } from './state.js';
import type { Space } from './words.js';

/** Nothing has been done in the turn. */
export const noMarks = (): TurnMarks => ({
  played: [],
  abilities: [],
  flown: [],
  extraSteps: [],
  claimedFirst: null,
  dominantLeft: [null, null],
  skipToSettlement: false,
  plainBearers: [],
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
  shieldsLost: 0,
  known: [],
  passing: null,
});

const bareBoard = (): Record<Space, Ground> =>
  Object.fromEntries(
    spaces.map((space): [Space, Ground] => [space, { stacks: [null, null], terrain: null }]),
  ) as Record<Space, Ground>;

/** The table before anything lies on it. The decks that were brought are kept for `setUp`; sealed ones are opened there. */
export const initialState = (options: Options, seats: readonly SeatAtStart<Brought>[]): State => ({
  options,
  cards: {},
  players: [newPlayer(0), newPlayer(1)],
  board: bareBoard(),
  turn: 0,
  stage: 'DECKS',
  stagesEntered: 0,
  active: 0,
  option: null,
  reinforcedFrom: null,
  first: 0,
  lower: null,
  borrowed: [],
  redrawn: [],
  window: null,
  plays: [],
  playsMade: 0,
  combat: null,
  sealed: null,
  placing: [newPlacing(), newPlacing()],
  excess: [[], []],
  marks: noMarks(),
  decks:
    options.decks === 'SEALED'
      ? null
      : [deckBroughtTo(rulebook, 0, seats[0]?.brought), deckBroughtTo(rulebook, 1, seats[1]?.brought)],
  building: null,
  over: null,
});
