import { waitsFor, type OpenStep, type WaitingForSeats } from '#kernel';
import type { SkirmishState } from '../state.js';
import { stepIdOf } from './open-step.js';

/** The seats of the step that is open, with the time that the options give them; a window stops the clock of the step beneath. */
export const seatsAwaited = (
  state: SkirmishState & { readonly options: { readonly decisionSeconds: number | null } },
  open: OpenStep<string, unknown>,
): WaitingForSeats => ({
  ...waitsFor(open, state.options),
  ...(state.window && state.step !== null ? { suspends: [stepIdOf(state)] } : {}),
});
