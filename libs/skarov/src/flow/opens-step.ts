import type { Step } from '../words.js';
import type { Evolvers, SkarovTurn } from './turn.js';

/** Opens a step: from now on the game waits for the seats that it asks. */
export function opensStep(turn: SkarovTurn, step: Step): void {
  turn.emit({ type: 'stepOpened', step });
}

export const stepEvolvers = {
  stepOpened(state, { step }) {
    state.step = step;
    state.steps += 1;
    if (step === 'strategy') state.phase = 'STRATEGY';
  },
} satisfies Partial<Evolvers>;
