import type { Seat } from '#kernel';
import type { State } from '../state.js';
import type { Space } from '../words.js';
import { stackAt } from './stacks.js';

/**
 * A stack goes from space to space; a garrison that is there comes under its shield (GUARD-074, GUARD-194). What is known to
 * be in either is known to be under it (GUARD-227). Changes the state; throws an Error where the seat has no stack.
 */
export function bringStack(state: State, seat: Seat, from: Space, to: Space): void {
  const stack = stackAt(state, seat, from);
  if (!stack) throw new Error(`Seat ${seat} has nothing on ${from}.`);
  const garrison = stackAt(state, seat, to)?.creatures ?? [];
  state.board[from].stacks[seat] = null;
  state.board[to].stacks[seat] = { ...stack, creatures: [...garrison, ...stack.creatures] };
}
