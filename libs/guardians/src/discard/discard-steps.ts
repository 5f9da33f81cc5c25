import { enterStage } from '../flow/enter-stage.js';
import type { AutomaticStep, StepRules } from '../flow/turn.js';
import { shownCards } from '../table/faces.js';
import { inOrder } from '../table/players.js';
import { excessOf, unchosen } from './excess.js';
import { splitHand } from './split.js';

/** Step I.D. */
export const discardSteps = {
  I_D_DISCARD: {
    asked: (state) => (state.sealed?.asked ?? []).filter((seat) => excessOf(state, seat) > 0),
    proceed(turn) {
      for (const seat of inOrder(turn.state)) {
        // Sorted: the order in which they were chosen is nobody's business.
        const chosen = [...(turn.state.excess[seat] ?? [])].sort();
        if (chosen.length === 0) continue;
        turn.emit({ type: 'excessDiscarded', seat, cards: shownCards(turn.state, chosen) });
      }
      enterStage(turn, 'I_D_SPLIT');
    },
    byDefault(state, seat) {
      const cardId = unchosen(state, seat).at(-1);
      if (cardId === undefined) throw new Error(`Seat ${seat} has nothing to discard.`);
      return { type: 'discardExcess', cardId };
    },
  },
  I_D_SPLIT: {
    proceed(turn) {
      for (const seat of inOrder(turn.state)) splitHand(turn, seat);
      enterStage(turn, 'II_A_DOMINANT');
    },
  },
} satisfies Record<string, StepRules | AutomaticStep>;
