import * as flow from '#skirmish/flow';
import type { State } from '../state.js';
import { stepRules } from '../step-rules.js';
import type { Step } from '../words.js';
import type { OpenStep, StepRules } from './turn.js';

/** The step that waits, an open window first (CLASH-243); `undefined` when no seat is asked. */
export const openStepOf = (state: State): OpenStep | undefined =>
  flow.openStepOf<State, Step, StepRules>(state, stepRules);
