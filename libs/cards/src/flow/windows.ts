import { askedInPriority, isPassedOut, type Passing, type Priority, type Seat, type Turn } from '#kernel';
import type { PassEvent } from './pass-events.js';
import type { PassUntil } from './pass-until.js';

/** The part of a state in which seats act or pass in turn. */
export interface WindowState {
  /** The open window; `null` when none is. */
  window: Priority | null;
  /** The combat that is on; `null` when none is. */
  readonly combat: object | null;
  /** By seat: the passes that each has declared ahead; public. */
  readonly players: readonly Passing<PassUntil>[];
}

/** The turn of a command in which seats act or pass: a game's own, with more in its state and more events, is one. */
export type WindowTurn = Turn<WindowState, PassEvent>;

/** Opens a window in which the seats act or pass in turn. */
export const openWindow = (turn: WindowTurn, first: Seat): void => turn.emit({ type: 'windowOpened', seat: first });

/** The passes that a seat has declared ahead; `null`: none. */
export const passingOf = ({ players }: Pick<WindowState, 'players'>, seat: Seat): PassUntil | null =>
  players[seat]?.passing ?? null;

/**
 * The seat of the open window that may act, when it is to be asked: it has declared no passes and `mayAct`, which looks at
 * public facts alone.
 */
export function askedInWindow<S extends WindowState>(
  state: S,
  seats: readonly Seat[],
  mayAct: (state: S, seat: Seat) => boolean,
): readonly Seat[] {
  const isAsked = (seat: Seat): boolean => passingOf(state, seat) === null && mayAct(state, seat);
  return state.window ? askedInPriority(state.window, seats, isAsked) : [];
}

/** Passes for a seat that is not asked, with the event of any other pass; after a pass of every seat in a row, goes on. */
export function proceedWindow<T extends WindowTurn>(turn: T, seats: readonly Seat[], close: (turn: T) => void): void {
  const { window } = turn.state;
  if (!window || isPassedOut(window, seats)) close(turn);
  else turn.emit({ type: 'passed', seat: window.holder });
}

const notActions: readonly string[] = ['pass', 'declarePasses', 'withdrawPasses'];

/** True for a command that counts as the action of the seat that holds priority: the next seat then gets the word. */
export const isAction = ({ window }: Pick<WindowState, 'window'>, type: string, by: Seat): boolean =>
  window?.holder === by && !notActions.includes(type);
