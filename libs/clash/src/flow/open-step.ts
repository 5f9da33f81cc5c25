import type { Seat } from '#kernel';
import type { State, Window } from '../state.js';
import { stepRules } from '../step-rules.js';
import type { Step } from '../words.js';
import type { StepRules } from './turn.js';
import { isOver } from '../table/over.js';

/** A step that is open: its name, its occurrence and who is still asked. */
export interface OpenStep {
  readonly name: Step;
  readonly id: string;
  readonly rules: StepRules;
  readonly asked: readonly Seat[];
}

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

function opened(state: State, name: Step, id: string): OpenStep | undefined {
  const rules = stepRules[name];
  const asked = rules.asked(state);
  return asked.length > 0 ? { name, id, rules, asked } : undefined;
}
