import { scenarioById } from '../content/catalogue.js';
import type { Scenario, ScenarioPlan } from '../content/schema.js';
import type { State } from '../state.js';

/** The scenario of a game: its own where the options bring one, else the one of the box that they name (CLASH-014). */
export function scenarioOf(state: Pick<State, 'options'>): Scenario {
  return state.options.scenario ?? scenarioById(state.options.scenarioId);
}

/** Pieces, tests, track, victory and articles: of the threat sheet, or of the scenario itself (CLASH-096). */
export function planOf(state: Pick<State, 'options'>): ScenarioPlan {
  const { id, threatSheet, plan } = scenarioOf(state);
  const found = threatSheet ?? plan;
  if (!found) throw new RangeError(`The scenario "${id}" has neither a threat sheet nor a plan.`);
  return found;
}
