import type { SeatAtStart } from '#kernel';
import type { SkirmishState } from '../state.js';

/** The state of either game before the set-up, without its seats and sides; new lists each time. */
export const emptyTable = () =>
  ({
    turn: 0,
    step: null,
    steps: 0,
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
    phase: 'SETUP' as const,
    outs: [],
    over: null,
  }) satisfies Omit<SkirmishState, 'seats' | 'sides'>;

/**
 * A seat before the game begins.
 * @param changes how often it may take plans back, and propose an order, in a turn.
 */
export const newSeat = <Side>({ seat }: SeatAtStart, side: Side, changes: number) => ({
  seat,
  side,
  mainHero: null,
  resigned: false,
  takeBacks: changes,
  proposals: changes,
  ready: false,
});
