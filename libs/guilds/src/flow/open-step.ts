import type { State } from '../state.js';
import { stepRules } from '../step-rules.js';
import type { OpenStep } from './turn.js';

/** The step that waits; `undefined` when no seat is asked. An open effect comes first (GUILD-187). */
export function openStepOf(state: State): OpenStep | undefined {
  const waiting = state.effect ? state.effectStep : state.step;
  if (!waiting || state.over) return undefined;
  const rules = stepRules[waiting.name];
  const asked = rules.asked(state);
  return asked.length > 0 ? { step: waiting.name, stepId: waiting.id, rules, asked } : undefined;
}
