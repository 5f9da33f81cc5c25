import { seats } from '../board/spaces.js';
import { enterExcess } from '../discard/excess.js';
import { enterStage } from '../flow/enter-stage.js';
import { stillAsked } from '../flow/sealed.js';
import type { GuardiansTurn, StepRules } from '../flow/turn.js';
import { revealPlacements } from './reveal.js';

/** Comes to the placement: both seats at once, in secret (GUARD-040). */
export const enterPlacement = (turn: GuardiansTurn): void => enterStage(turn, 'I_C_PLACE', seats);

/** Step I.C. */
export const placementSteps = {
  I_C_PLACE: {
    asked: stillAsked,
    proceed(turn) {
      revealPlacements(turn);
      enterExcess(turn);
    },
    byDefault: () => ({ type: 'finishPlacement' }),
  },
} satisfies Record<string, StepRules>;
