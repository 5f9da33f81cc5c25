import { forgoChallenge } from '../challenge/challenge-evolvers.js';
import { otherSeat, playerOf } from '../table/players.js';
import type { Evolvers } from './turn.js';

/** How stages, windows, passes and the outcome change the state. */
export const flowEvolvers = {
  stageEntered(state, { stage, asked }) {
    state.stage = stage;
    state.stagesEntered += 1;
    state.window = null;
    state.sealed = asked.length > 0 ? { asked: [...asked], choices: {} } : null;
    for (const player of state.players) if (player.passing === 'WINDOW') player.passing = null;
  },
  windowOpened(state, { seat }) {
    state.window = { holder: seat, passes: 0, moves: 0 };
  },
  passed(state, { seat }) {
    if (!state.window) {
      forgoChallenge(state, seat);
      return;
    }
    state.window = { holder: otherSeat(seat), passes: state.window.passes + 1, moves: state.window.moves + 1 };
  },
  priorityGiven(state, { seat }) {
    if (!state.window) return;
    state.window = { holder: seat, passes: 0, moves: state.window.moves + 1 };
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
