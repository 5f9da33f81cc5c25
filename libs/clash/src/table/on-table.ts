import { onceFor } from '#kernel';
import { cardEntries, type CardEntries } from '../content/card-entries.js';
import type { Scenario } from '../content/schema.js';
import type { State } from '../state.js';
import { boardOfScenario } from './layout.js';
import { planOf, scenarioOf } from './scenario.js';

/** The tests and special actions of a game: its scenario's, then those of the reference cards of its tiles (CLASH-083, CLASH-268). */
export const onTable = (state: Pick<State, 'options'>): CardEntries => onTableOf(scenarioOf(state));

/** The same of a scenario. */
export const onTableOf = onceFor((scenario: Scenario): CardEntries => {
  const plan = planOf({ options: { scenario } } as Pick<State, 'options'>);
  const cards = cardEntries(scenario, plan, boardOfScenario(scenario));
  return {
    tests: [...plan.tests, ...cards.tests],
    specialActions: [...plan.specialActions, ...cards.specialActions],
  };
});
