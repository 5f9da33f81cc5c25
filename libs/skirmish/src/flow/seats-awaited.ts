import type { OpenStep, WaitingForSeats } from '#kernel';
import type { SkirmishState } from '../state.js';
import { stepIdOf } from './open-step.js';

/** The seats of the step that is open, with the time that the options give them; a window stops the clock of the step beneath. */
export const seatsAwaited = (
  state: SkirmishState & { readonly options: { readonly decisionSeconds: number | null } },
  { asked, step, stepId }: OpenStep<string, unknown>,
): WaitingForSeats => {
  const { decisionSeconds } = state.options;
  return {
    seats: asked,
    step,
    stepId,
    clock: decisionSeconds === null ? null : { seconds: decisionSeconds },
    ...(state.window && state.step !== null ? { suspends: [stepIdOf(state)] } : {}),
  };
};
