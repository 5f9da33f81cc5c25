import type { State, Window } from '../state.js';
import { stepRules } from '../step-rules.js';
import { isOver } from '../table/over.js';
import type { Step } from '../words.js';
import type { OpenStep } from './turn.js';

const windowStep: Readonly<Record<Window['kind'], Step>> = {
  reaction: 'window.reaction',
  push: 'window.push',
  choice: 'window.choice',
};

/** The step beneath a window, or the one that waits: its id never comes again. */
export const stepIdOf = (state: State): string => `${state.step ?? 'none'}-${state.steps}`;

/** The step that waits, an open window first (CLASH-243); `undefined` when nobody is asked. */
export function openStepOf(state: State): OpenStep | undefined {
  if (isOver(state)) return undefined;
  const { window } = state;
  if (window) return opened(state, windowStep[window.kind], `${windowStep[window.kind]}-${state.windows}`);
  return state.step === null ? undefined : opened(state, state.step, stepIdOf(state));
}

function opened(state: State, step: Step, stepId: string): OpenStep | undefined {
  const rules = stepRules[step];
  const asked = rules.asked(state);
  return asked.length > 0 ? { step, stepId, rules, asked } : undefined;
}
