import { mostSteps } from '#cards/engine/happenings';
import { guardianAt } from '../board/spaces.js';
import { putPlay, takePlay } from '../effects/effect-evolvers.js';
import type { Evolvers } from '../flow/turn.js';
import { bringStack } from '../table/bring-stack.js';
import { makeKnown } from '../table/known.js';
import type { Space } from '../words.js';

/** How shields move. */
export const moveEvolvers = {
  shieldMoved(state, { seat, from, to, path, flown }) {
    if (flown) takePlay(state);
    state.option = null;
    const { extraSteps } = state.marks;
    if (path.length > mostSteps(0)) extraSteps.splice(extraSteps.indexOf(seat), 1);
    if (guardianAt(to) === null) bringStack(state, seat, from, to as Space);
  },
  flightDeclared(state, { seat, path, creatures }) {
    state.marks.flown.push(seat);
    makeKnown(state, seat, creatures);
    putPlay(state, { kind: 'FLIGHT', seat, path, cancelled: false });
  },
  flightFailed(state) {
    takePlay(state);
    state.option = null;
  },
} satisfies Partial<Evolvers>;
