import type { Random } from '#kernel';
import { resampleWoundPile } from '#skirmish/view';
import { isWoundCard } from '../content/catalogue.js';
import type { HeroState, State } from '../state.js';
import type { CardId } from '../words.js';

/**
 * Deals wound cards that no one has seen among the pile and the hands of hidden heroes again. Changes the state; plans with such
 * cards are laid again afterwards.
 */
export function resampleWounds(world: State, hidden: readonly HeroState[], random: Random): void {
  const seen = new Set([...world.shownWounds, ...hidden.flatMap(({ shown }) => shown)]);
  const isUnknown = (cardId: CardId): boolean => isWoundCard(cardId) && !seen.has(cardId);
  resampleWoundPile(world, [world.woundPile, ...hidden.map(({ hand }) => hand)], isUnknown, random);
}
