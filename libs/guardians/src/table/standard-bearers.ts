import type { InstanceId } from '#cards';
import type { Seat } from '#kernel';
import type { State } from '../state.js';
import { cardOf } from './cards.js';
import { stacksOf } from './stacks.js';

/** The standard bearers of a seat in play: one at most (GUARD-052). */
export const bearersOf = (state: State, seat: Seat): InstanceId[] =>
  stacksOf(state, seat).flatMap(({ stack: { shield } }) =>
    shield !== null && cardOf(state, shield).type === 'STANDARD_BEARER' ? [shield] : [],
  );
