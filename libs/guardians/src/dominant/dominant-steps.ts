import type { AutomaticStep, StepRules } from '../flow/turn.js';
import { enterWindow, windowStep } from '../flow/windows.js';
import { playerOf } from '../table/players.js';
import { enterTurning } from '../turning/next-shield.js';
import { turnUpDominants } from './turn-up.js';

/** Step II.A, and the cards that may be played on the dominants. */
export const dominantSteps = {
  II_A_DOMINANT: {
    proceed(turn) {
      turnUpDominants(turn);
      enterWindow(turn, 'II_A_PLAYS', turn.state.first);
    },
  },
  II_A_PLAYS: windowStep((state, seat) => playerOf(state, seat).depot.length > 0, enterTurning),
} satisfies Record<string, StepRules | AutomaticStep>;
