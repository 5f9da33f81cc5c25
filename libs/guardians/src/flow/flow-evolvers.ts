import { passEvolvers } from '#cards/flow';
import { lapse } from '#kernel';
import { newPlacing } from '../placement/placements.js';
import { rulebook } from '../rulebook.js';
import { noMarks } from '../initial-state.js';
import type { Evolvers } from './turn.js';

/** How stages, windows, passes and the outcome change the state. */
export const flowEvolvers = {
  stageEntered(state, { stage, asked }) {
    state.stage = stage;
    state.stagesEntered += 1;
    state.window = null;
    state.sealed = asked.length > 0 ? { asked: [...asked], finished: [] } : null;
    lapse(state.players, 'WINDOW');
  },
  ...passEvolvers(rulebook),
  turnBegan(state, { turn }) {
    state.turn = turn;
    state.marks = noMarks();
    state.option = null;
    state.reinforcedFrom = null;
    state.placing = [newPlacing(), newPlacing()];
    lapse(state.players, 'TURN');
  },
  outcomeReached(state, { reason, winner }) {
    state.over = { reason, winner };
  },
} satisfies Partial<Evolvers>;
