import type { CardId } from '../content/words.js';

/**
 * Cards as the box counts them: how they lay tells nothing.
 * @param pile every card of the pile, in the order of the box.
 */
export const inPileOrder = (pile: readonly CardId[], cardIds: readonly CardId[]): CardId[] =>
  pile.filter((id) => cardIds.includes(id));
