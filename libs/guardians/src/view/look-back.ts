import type { Seat } from '#kernel';
import type { State } from '../state.js';
import { isMemoryTested } from '../table/faces.js';
import { isDistant, stacksOf } from '../table/stacks.js';

/**
 * Whether a seat may look at what it has seen before: not while the memory rule keeps it from looking under a distant Shield of its own,
 * for what it laid there would stand in its history (GUARD-039, GUARD-228).
 */
export const mayLookBack = (state: State, seat: Seat): boolean =>
  !isMemoryTested(state) || !stacksOf(state, seat).some((placed) => isDistant(state, placed));
