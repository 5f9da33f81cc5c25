import type { Id, Seat } from '#kernel';
import type { State } from '../state.js';
import { stepRules } from '../step-rules.js';
import type { Step } from '../words.js';
import type { StepRules } from './turn.js';

/** The step that is open: its name and id, its rules, and who is still asked. */
export interface OpenStep {
  readonly name: Step;
  readonly id: Id<'step'>;
  readonly rules: StepRules;
  readonly asked: readonly Seat[];
}

/** The step that waits; `undefined` when nobody is asked. An open effect comes first (GUILD-187). */
export function openStepOf(state: State): OpenStep | undefined {
  const step = state.effect ? state.effectStep : state.step;
  if (!step || state.over) return undefined;
  const { name, id } = step;
  const rules = stepRules[name];
  const asked = rules.asked(state);
  return asked.length > 0 ? { name, id, rules, asked } : undefined;
}
