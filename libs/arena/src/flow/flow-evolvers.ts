import { passEvolvers } from '#cards/flow';
import { lapse } from '#kernel';
import { forgoChallenge } from '../challenge/challenge-evolvers.js';
import { rulebook } from '../rulebook.js';
import type { Evolvers } from './turn.js';

const passing = passEvolvers(rulebook);

/** How stages, windows, passes and the outcome change the state. */
export const flowEvolvers = {
  stageEntered(state, { stage, asked }) {
    state.stage = stage;
    state.stagesEntered += 1;
    state.window = null;
    state.sealed = asked.length > 0 ? { asked: [...asked], choices: {} } : null;
    lapse(state.players, 'WINDOW');
  },
  ...passing,
  passed(state, event) {
    if (state.window) passing.passed(state, event);
    else forgoChallenge(state, event.seat);
  },
  outcomeReached(state, { reason, winner }) {
    state.over = { reason, winner };
  },
} satisfies Partial<Evolvers>;
