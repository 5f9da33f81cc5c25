import { enterStage } from '../flow/enter-stage.js';
import type { AutomaticStep, StepRules } from '../flow/turn.js';
import { discard } from '../table/moves.js';
import { inOrder } from '../table/players.js';
import { chosenExcess, excessOf, unchosen } from './excess.js';
import { splitSteps } from './split.js';

/** States 5 and 6. */
export const discardSteps = {
  EXCESS_DISCARD: {
    asked: (state) => (state.sealed?.asked ?? []).filter((seat) => excessOf(state, seat) > 0),
    proceed(turn) {
      const cards = inOrder(turn.state).flatMap((seat) => chosenExcess(turn.state, seat).sort());
      discard(turn, cards, 'EXCESS');
      if (!turn.state.over) enterStage(turn, 'SPLIT');
    },
    byDefault(state, seat) {
      const cardId = unchosen(state, seat).at(-1);
      if (cardId === undefined) throw new Error(`Seat ${seat} has nothing to discard.`);
      return { type: 'discardExcess', cardId };
    },
  },
  ...splitSteps,
} satisfies Record<string, StepRules | AutomaticStep>;
