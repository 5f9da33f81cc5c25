import type { Seat } from '#kernel';
import { combatStages, corruptionResponse } from '../combat/combat-stages.js';
import { phaseStages } from '../phases/phase-stages.js';
import { raidStages } from '../raid/raid-stages.js';
import type { State } from '../state.js';
import type { Stage, Step } from '../words.js';
import type { AutomaticStage, StageRules } from './step-rules.js';

/** Every state of the turn. */
const stageRules: Readonly<Record<Stage, StageRules | AutomaticStage>> = {
  ...phaseStages,
  ...combatStages,
  ...raidStages,
};

/** What waits for seats: its name, the id of this very step, its rules and who is asked. */
export interface OpenStep {
  readonly step: Step;
  readonly stepId: string;
  readonly rules: StageRules;
  readonly asked: readonly Seat[];
}

/** The rules of the stage that the turn is in. */
export const currentStage = (state: State): StageRules | AutomaticStage =>
  state.combat?.appearance ? corruptionResponse : stageRules[state.stage];

/** The step that waits; `undefined` when nobody is asked. */
export function openStep(state: State): OpenStep | undefined {
  if (state.over) return undefined;
  const rules = currentStage(state);
  if (!('asked' in rules)) return undefined;
  const asked = rules.asked(state);
  if (asked.length === 0) return undefined;
  const step: Step = state.combat?.appearance ? 'CORRUPTION_RESPONSE' : state.stage;
  const moves = state.window ? `-${state.window.moves}` : '';
  return { step, stepId: `${step}-${state.stagesEntered}${moves}`, rules, asked };
}
