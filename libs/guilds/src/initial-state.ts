import type { SeatAtStart, Seat } from '#kernel';
import type { Options } from './options.js';
import type { Guild, State, TurnEffects } from './state.js';

/** No effect that lasts for a turn. */
export const noEffects = (): TurnEffects => ({
  extraDice: 0,
  rerolls: 0,
  shields: {},
  freeRecruitment: false,
  freeBids: false,
});

const newGuild = (seat: Seat): Guild => ({
  seat,
  tileId: '',
  leaderId: null,
  alignment: 0,
  rubies: 0,
  mages: [],
  objects: [],
  spells: [],
  quests: [],
  firstAction: null,
  secondAction: null,
  effects: noEffects(),
  missed: 0,
  missedStep: null,
  absent: false,
  resigned: false,
});

/** The table before anything is dealt. */
export const initialState = (options: Options, seats: readonly SeatAtStart[]): State => ({
  options,
  guilds: seats.map(({ seat }) => newGuild(seat)),
  turn: 0,
  firstPlayer: 0,
  step: null,
  effect: null,
  effectStep: null,
  stepsOpened: 0,
  items: { deck: [], discard: [], faceUp: null },
  mages: { deck: [], faceUp: null, pile: [], removed: [] },
  leaders: { deck: [] },
  quests: { deck: [], seen: {} },
  knowledge: {},
  dealtLeaders: seats.map(() => []),
  chosenLeaders: seats.map(() => null),
  recoveryEnded: [],
  auction: { lots: [], answers: seats.map(() => []) },
  privilege: null,
  firstActionsRevealed: false,
  secondActionsRevealed: false,
  secondActionSeenBy: {},
  placement: null,
  placementOpened: false,
  movedObjects: [],
  round: 0,
  resolution: null,
  resolved: [],
  fight: null,
  uses: {},
  progress: false,
  idleTurns: 0,
  over: null,
});
