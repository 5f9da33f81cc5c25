import type { Random } from '#kernel';
import { isWoundCard, powerCard } from '../content/catalogue.js';
import type { HeroState } from '../state.js';
import { inHandOrder } from '../table/card-order.js';

/**
 * Draws again which cards were chosen for a team-up, solo or co-op hero, among those that no one has seen
 * (CLASH-022, CLASH-194). Its weakness card is always there; a hero that has taken back its discard pile has shown all.
 * Changes the hero; a plan that no longer fits is laid again afterwards.
 */
export function resampleChoice(hero: HeroState, random: Random): void {
  if (hero.choosesCards || hero.tookBack || hero.notTaken.length === 0) return;
  const unseen = hero.hand.filter((cardId) => !isWoundCard(cardId) && powerCard(cardId).set !== 'WEAKNESS');
  const mixed = random.shuffle([...unseen, ...hero.notTaken]);
  const kept = hero.hand.filter((cardId) => !unseen.includes(cardId));
  hero.hand = inHandOrder([...kept, ...mixed.slice(0, unseen.length)]);
  hero.notTaken = inHandOrder(mixed.slice(unseen.length));
}
