import type { CardId, CardSide } from '../content/words.js';
import type { HeroState } from '../state.js';

/** What the side of a hero sees of his cards, and nobody else: those that he has not planned, and his plan once it lies. */
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
