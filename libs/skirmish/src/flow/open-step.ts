import type { OpenStep, Seat } from '#kernel';
import type { SkirmishState, Window } from '../state.js';
import { isOver } from '../table/over.js';

const windowStep = {
  reaction: 'window.reaction',
  push: 'window.push',
  choice: 'window.choice',
} as const satisfies Readonly<Record<Window['kind'], string>>;

type WindowStep = (typeof windowStep)[Window['kind']];

/** The step beneath a window, or the one that waits: its id never comes again. */
export const stepIdOf = (state: Pick<SkirmishState, 'step' | 'steps'>): string =>
  `${state.step ?? 'none'}-${state.steps}`;

/** The step that waits, an open window first (CLASH-243, SKAROV-GEN-09); `undefined` when no seat is asked. */
export function openStepOf<
  State extends SkirmishState & { readonly step: Step | null },
  Step extends string,
  Rules extends { asked(state: State): readonly Seat[] },
>(state: State, stepRules: Readonly<Record<Step | WindowStep, Rules>>): OpenStep<Step | WindowStep, Rules> | undefined {
  if (isOver(state)) return undefined;
  const { window, step } = state;
  const opened = (name: Step | WindowStep, stepId: string): OpenStep<Step | WindowStep, Rules> | undefined => {
    const rules = stepRules[name];
    const asked = rules.asked(state);
    return asked.length > 0 ? { step: name, stepId, rules, asked } : undefined;
  };
  if (window) return opened(windowStep[window.kind], `${windowStep[window.kind]}-${state.windows}`);
  return step === null ? undefined : opened(step, stepIdOf(state));
}
