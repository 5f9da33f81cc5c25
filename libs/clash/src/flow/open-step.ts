import type { Step } from '../words.js';
import type { ClashTurn, Evolvers } from './step-rules.js';

/** Opens a step: from now on the game waits for the seats that it asks. */
export function openStep(turn: ClashTurn, step: Step): void {
  turn.emit({ type: 'stepOpened', step });
}

export const openStepEvolvers: Evolvers<'stepOpened'> = {
  stepOpened(state, { step }) {
    state.step = step;
    state.steps += 1;
    if (step === 'strategy') state.phase = 'STRATEGY';
    if (step === 'endOfTurn.promotion') state.phase = 'PROMOTION';
  },
};
