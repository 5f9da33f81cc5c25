import { seats } from '../board/spaces.js';
import type { Evolvers } from '../flow/turn.js';
import { stackAt, stacksOf } from '../table/stacks.js';

/** How shields are turned, and seats take turns. */
export const turningEvolvers = {
  shieldTurned(state, { seat, space }) {
    const stack = stackAt(state, seat, space);
    if (!stack) throw new Error(`Seat ${seat} has no shield on ${space}.`);
    stack.turned = true;
    state.option = space;
  },
  shieldPassed(state) {
    state.option = null;
  },
  activeChanged(state, { seat }) {
    state.active = seat;
  },
  shieldsUnturned(state) {
    for (const seat of seats) for (const { stack } of stacksOf(state, seat)) stack.turned = false;
  },
} satisfies Partial<Evolvers>;
