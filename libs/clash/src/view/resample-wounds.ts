import type { Random } from '#kernel';
import { resampleWoundPile } from '#skirmish/view';
import { blankWound, findWoundCard, isWoundCard } from '../content/catalogue.js';
import type { HeroState, State } from '../state.js';
import type { CardId } from '../words.js';

/**
 * Deals wound cards never shown among the pile and the hands of hidden heroes again. Blank ones are known by the empty pile
 * (CLASH-250). Changes the state; plans with such cards are laid again afterwards.
 */
export function resampleWounds(world: State, hidden: readonly HeroState[], random: Random): void {
  const isUnknown = (cardId: CardId): boolean =>
    isWoundCard(cardId) && findWoundCard(cardId) !== blankWound && !world.shownWounds.includes(cardId);
  resampleWoundPile(world, [world.woundPile, ...hidden.map(({ hand }) => hand)], isUnknown, random);
}
