import { scenarioOf } from '../content/box.js';
import type { ScenarioPlan } from '../content/schema.js';
import type { State } from '../state.js';

/** Pieces, tests, track, victory and articles: of the threat sheet, or of the scenario itself (CLASH-096). */
export function planOf(state: Pick<State, 'options'>): ScenarioPlan {
  const { id, threatSheet, plan } = scenarioOf(state);
  const found = threatSheet ?? plan;
  if (!found) throw new RangeError(`The scenario "${id}" has neither a threat sheet nor a plan.`);
  return found;
}
