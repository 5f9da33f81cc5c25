import { openStepIn } from '#cards/flow';
import type { State } from '../state.js';
import { stepRules } from '../step-rules.js';
import { currentStep } from './current-step.js';
import type { AutomaticStep, OpenStep, StepRules } from './turn.js';

/** The rules of what the game is at. */
export const currentRules = (state: State): StepRules | AutomaticStep => stepRules[currentStep(state)];

/** The step that waits; `undefined` when no seat is asked. */
export const openStepOf = (state: State): OpenStep | undefined =>
  openStepIn(state, currentStep(state), currentRules(state), stepIdOf);

/** Each answer, what comes after it, and each decision in a window has a time of its own. */
function stepIdOf(state: State): string {
  const { plays, playsMade, stagesEntered, window } = state;
  const moves = window && plays.length === 0 ? `-${window.moves}` : '';
  return `${currentStep(state)}-${stagesEntered}-${playsMade}${moves}`;
}
