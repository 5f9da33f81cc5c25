import { mayPlay } from '../effects/abilities.js';
import type { AutomaticStep, StepRules } from '../flow/turn.js';
import { enterWindow, windowStep } from '../flow/windows.js';
import { enterSettlement, enterTurning } from '../turning/next-shield.js';
import { rereadDominants, turnUpDominants } from './turn-up.js';

/** Step II.A, and the cards that may be played on the dominants. */
export const dominantSteps = {
  II_A_DOMINANT: {
    proceed(turn) {
      turnUpDominants(turn);
      enterWindow(turn, 'II_A_PLAYS', turn.state.first);
    },
  },
  II_A_PLAYS: windowStep(mayPlay, (turn) => {
    rereadDominants(turn);
    if (turn.state.marks.skipToSettlement) enterSettlement(turn);
    else enterTurning(turn);
  }),
} satisfies Record<string, StepRules | AutomaticStep>;
