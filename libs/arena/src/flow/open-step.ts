import { openStepIn } from '#cards/flow';
import type { State } from '../state.js';
import { stepRules } from '../step-rules.js';
import type { Step } from '../words.js';
import type { AutomaticStep, OpenStep, StepRules } from './turn.js';

/** True while a creature that has just come waits for its answer (ARENA-COR-05). */
export const isInterrupted = ({ combat }: State): boolean => combat?.appearance != null;

/** The step that the turn is in: its stage, or the answer to a creature that interrupts it (ARENA-COR-05). */
const stepOf = (state: State): Step => (isInterrupted(state) ? 'CORRUPTION_RESPONSE' : state.stage);

/** The rules of the step that the turn is in. */
export const currentRules = (state: State): StepRules | AutomaticStep => stepRules[stepOf(state)];

/** The step that waits; `undefined` when no seat is asked. */
export const openStepOf = (state: State): OpenStep | undefined =>
  openStepIn(state, stepOf(state), currentRules(state), stepIdOf);

const stepIdOf = (state: State): string => `${stepOf(state)}-${state.stagesEntered}${turnTaken(state)}`;

/** Tells one seat's turn to answer from the next within a stage: each has a time of its own. */
function turnTaken({ window, stage, marks }: State): string {
  if (window) return `-${window.moves}`;
  return stage === 'CHALLENGE' && marks.challenged.length > 0 ? `-${marks.challenged.length}` : '';
}
