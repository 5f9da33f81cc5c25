import type { Seat } from '#kernel';
import * as flow from '#skirmish/flow';
import type { State } from '../state.js';
import { stepRules } from '../step-rules.js';
import type { Step } from '../words.js';
import type { CommandRules, OpenStep, StepRules } from './turn.js';

/** The step that waits, an open window first (SKAROV-GEN-09); `undefined` when no seat is asked. */
export const openStepOf = (state: State): OpenStep | undefined =>
  flow.openStepOf<State, Step, StepRules>(state, stepRules);

/**
 * The seats that may give a command in a step that takes it: those who are asked, and for some commands the overlord, who is not
 * waited for (skarov.md 4).
 */
export function givers(
  state: State,
  { asked }: OpenStep,
  { overlord }: Pick<CommandRules, 'overlord'>,
): readonly Seat[] {
  const { seat } = state.overlord;
  if (overlord === 'ONLY') return [seat];
  return overlord === undefined || asked.includes(seat) ? asked : [...asked, seat];
}
