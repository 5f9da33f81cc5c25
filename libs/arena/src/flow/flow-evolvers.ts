import { afterAction, afterPass, lapse, openPriority } from '#kernel';
import { forgoChallenge } from '../challenge/challenge-evolvers.js';
import { playerOf, seats } from '../table/players.js';
import type { Evolvers } from './turn.js';

/** How stages, windows, passes and the outcome change the state. */
export const flowEvolvers = {
  stageEntered(state, { stage, asked }) {
    state.stage = stage;
    state.stagesEntered += 1;
    state.window = null;
    state.sealed = asked.length > 0 ? { asked: [...asked], choices: {} } : null;
    lapse(state.players, 'WINDOW');
  },
  windowOpened(state, { seat }) {
    state.window = openPriority(seat);
  },
  passed(state, { seat }) {
    if (!state.window) {
      forgoChallenge(state, seat);
      return;
    }
    state.window = afterPass(state.window, seats);
  },
  priorityGiven(state, { seat }) {
    if (state.window) state.window = afterAction(state.window, seat);
  },
  passesDeclared(state, { seat, until }) {
    playerOf(state, seat).passing = until;
  },
  passesWithdrawn(state, { seat }) {
    playerOf(state, seat).passing = null;
  },
  outcomeReached(state, { reason, winner }) {
    state.over = { reason, winner };
  },
} satisfies Partial<Evolvers>;
