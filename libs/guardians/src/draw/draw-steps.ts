import { mayPlay } from '../effects/abilities.js';
import { reserveOf } from './reserve.js';
import { enterStage } from '../flow/enter-stage.js';
import type { AutomaticStep, GuardiansTurn, StepRules } from '../flow/turn.js';
import { enterWindow, windowStep } from '../flow/windows.js';
import { enterPlacement } from '../placement/placement-steps.js';
import { shownCard } from '../table/faces.js';
import { inOrder, playerOf } from '../table/players.js';
import { allowanceOf } from './allowance.js';
import { drawCards } from './draw.js';

/** Both allowances are worked out before a card is drawn (GUARD-035). */
function drawForTurn(turn: GuardiansTurn): void {
  const order = inOrder(turn.state).map((seat) => ({ seat, allowance: allowanceOf(turn.state, seat) }));
  for (const { seat, allowance } of order) drawCards(turn, seat, allowance - dominantsTaken(turn, seat));
}

/** The dominant comes to hand first, or goes back to the discard pile (GUARD-031, GUARD-063). Gives how many cards it was. */
function dominantsTaken(turn: GuardiansTurn, seat: number): number {
  const { dominant } = playerOf(turn.state, seat);
  if (dominant === null) return 0;
  const card = shownCard(turn.state, dominant);
  const isBorrowed = turn.state.borrowed.includes(seat);
  turn.emit({ type: isBorrowed ? 'dominantReturned' : 'dominantTaken', seat, card });
  return isBorrowed ? 0 : 1;
}

/** Steps I.A and I.B, and the cards that may be played before the placement. */
export const drawSteps = {
  I_A_DRAW: {
    proceed(turn) {
      drawForTurn(turn);
      enterStage(turn, 'I_B_RESERVE');
    },
  },
  I_B_RESERVE: {
    proceed(turn) {
      for (const seat of inOrder(turn.state)) {
        turn.emit({ type: 'reserveTaken', seat, hand: reserveOf(turn.state, seat).length });
      }
      enterWindow(turn, 'I_B_PLAYS', turn.state.first);
    },
  },
  I_B_PLAYS: windowStep(mayPlay, enterPlacement),
} satisfies Record<string, StepRules | AutomaticStep>;
