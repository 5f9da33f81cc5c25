import type { Scenario } from '../content/schema.js';
import { scenarioById } from '../content/catalogue.js';
import type { State } from '../state.js';
import { LAST_TURN, type Difficulty } from '../words.js';

type Chosen = Pick<State, 'options' | 'adventure'>;

/** The scenario that is played; `undefined` with a base of the overlord's own design, and before one is chosen. */
export function scenarioOf({ options, adventure }: Chosen): Scenario | undefined {
  if (adventure?.kind !== 'SCENARIO') return undefined;
  return options.scenario?.id === adventure.scenarioId ? options.scenario : scenarioById(adventure.scenarioId);
}

/** How hard the adventure is (SKAROV-RANK-01). */
export function difficultyOf(state: Chosen): Difficulty {
  if (state.adventure?.kind === 'CUSTOM') return state.adventure.difficulty;
  return scenarioOf(state)?.difficulty ?? 'NORMAL';
}

/** The last turn: of the options, else of the scenario; else that of every game (SKAROV-GEN-07). */
export const turnLimitOf = (state: State): number =>
  state.options.turnLimit ?? scenarioOf(state)?.turnLimit ?? LAST_TURN;
