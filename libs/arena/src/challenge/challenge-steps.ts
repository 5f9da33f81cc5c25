import type { Seat } from '#kernel';
import { enterStage } from '../flow/enter-stage.js';
import type { StepRules } from '../flow/turn.js';
import type { State } from '../state.js';
import { handOfPhaseThree } from '../table/card-checks.js';
import { inOrder, otherSeat, playerOf, ruinsOf } from '../table/players.js';
import { decideChallenge } from './decide-challenge.js';

/** It has a captive, the enemy a ruin, and it has not challenged or passed this turn (ARENA-CHA-01, ARENA-CHA-02). */
const mayChallenge = (state: State, seat: Seat): boolean =>
  playerOf(state, seat).prison?.captive != null &&
  ruinsOf(state, otherSeat(seat)) > 0 &&
  !state.marks.challenged.includes(seat);

/** States 30 and 31. */
export const challengeSteps = {
  CHALLENGE: {
    asked: (state) =>
      inOrder(state)
        .filter((seat) => mayChallenge(state, seat))
        .slice(0, 1),
    proceed: (turn) => enterStage(turn, 'END_OF_TURN'),
    byDefault: () => ({ type: 'pass' }),
  },
  CHALLENGE_RESPONSE: {
    asked(state) {
      if (!state.challenge) return [];
      const challenged = otherSeat(state.challenge.seat);
      return handOfPhaseThree(state, challenged).length > 0 ? [challenged] : [];
    },
    proceed: decideChallenge,
    byDefault: () => ({ type: 'allowChallenge' }),
  },
} satisfies Record<string, StepRules>;
