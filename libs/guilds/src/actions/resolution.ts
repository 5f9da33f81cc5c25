import type { Seat } from '#kernel';
import type { Action } from '../content/vocabulary.js';
import type { GuildsTurn } from '../flow/turn.js';
import type { Resolution, State } from '../state.js';

/** The action that is being resolved. Throws an Error when there is none. */
export function resolutionOf(state: State): Resolution {
  if (!state.resolution) throw new Error('No action is being resolved.');
  return state.resolution;
}

/** True while this action is being resolved. */
export const isResolving = (state: State, action: Action): boolean => state.resolution?.action === action;

/** Ends the action that is being resolved (GUILD-061). */
export function endAction(turn: GuildsTurn): void {
  const { seat, action } = resolutionOf(turn.state);
  turn.emit({ type: 'actionEnded', seat, action });
}

/** The action that is being resolved cannot be carried out (GUILD-052). */
export function loseAction(turn: GuildsTurn): void {
  const { seat, action } = resolutionOf(turn.state);
  turn.emit({ type: 'actionLost', seat, action });
  endAction(turn);
}

/** The resolution of an action, before anything has been done. */
export const newResolution = (seat: Seat, action: Action, x2: boolean, discounts: number): Resolution => ({
  seat,
  action,
  x2,
  market: { offered: [], open: false, used: false },
  discounts,
  alignmentBought: false,
  healingDiscount: null,
  savedByObjects: 0,
  drawnMages: [],
  drawnLeaders: [],
  powerUsed: false,
  bonusUsed: false,
  swapAnswered: false,
  switched: [],
  rearranged: false,
  done: false,
});
