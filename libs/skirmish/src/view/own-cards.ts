import type { CardId, CardSide } from '../content/words.js';
import type { HeroState } from '../state.js';

/** The cards of a hero as only its side sees them: those that it has not planned, and its plan once it lies. */
export function ownCards({ heroId, hand, plan }: HeroState) {
  const planned = new Set(plan?.map(({ cardId }) => cardId));
  return {
    heroId,
    hand: hand.filter((cardId) => !planned.has(cardId)),
    ...(plan === null
      ? {}
      : { plan: plan.map(({ cardId, side }): { cardId: CardId; side: CardSide } => ({ cardId, side })) }),
  };
}
