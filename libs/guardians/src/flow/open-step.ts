import type { State } from '../state.js';
import { stepRules } from '../step-rules.js';
import type { AutomaticStep, OpenStep, StepRules } from './turn.js';

/** The rules of the stage that the game is in. */
export const currentRules = ({ stage }: State): StepRules | AutomaticStep => stepRules[stage];

/** The step that waits; `undefined` when nobody is asked. */
export function openStepOf(state: State): OpenStep | undefined {
  if (state.over) return undefined;
  const rules = currentRules(state);
  if (!('asked' in rules)) return undefined;
  const asked = rules.asked(state);
  if (asked.length === 0) return undefined;
  const { stage: step, stagesEntered, window } = state;
  // Each answer in a window has a time of its own.
  return { step, stepId: `${step}-${stagesEntered}${window ? `-${window.moves}` : ''}`, rules, asked };
}
