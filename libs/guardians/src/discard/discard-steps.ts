import type { Seat } from '#kernel';
import { enterStage } from '../flow/enter-stage.js';
import type { AutomaticStep, GuardiansTurn, StepRules } from '../flow/turn.js';
import { shownCards, shownCreature } from '../table/faces.js';
import { inOrder } from '../table/players.js';
import { isDistant, stacksOf } from '../table/stacks.js';
import { excessOf, unchosen } from './excess.js';
import { splitHand } from './split.js';

/** Step I.D. */
export const discardSteps = {
  I_D_DISCARD: {
    asked: (state) => (state.sealed?.asked ?? []).filter((seat) => excessOf(state, seat) > 0),
    proceed(turn) {
      for (const seat of inOrder(turn.state)) {
        // Sorted: the order of choice stays secret.
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
      for (const seat of inOrder(turn.state)) remember(turn, seat);
      enterStage(turn, 'II_A_DOMINANT');
    },
  },
} satisfies Record<string, StepRules | AutomaticStep>;

/** Phase II begins: a seat may look under all its shields again (GUARD-039). */
function remember(turn: GuardiansTurn, seat: Seat): void {
  const { state } = turn;
  const stacks = stacksOf(state, seat)
    .filter((placed) => isDistant(state, placed))
    .map(({ space, stack }) => ({ space, creatures: stack.creatures.map((one) => shownCreature(state, one)) }));
  turn.emit({ type: 'stacksRemembered', seat, stacks });
}
