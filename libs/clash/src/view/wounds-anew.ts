import type { Random } from '#kernel';
import { blankWound, findWoundCard, isWoundCard } from '../content/catalogue.js';
import type { HeroState, State } from '../state.js';
import type { CardId } from '../words.js';

/** A place where a wound card lies that the viewer does not know. */
interface Slot {
  readonly cards: string[];
  readonly place: number;
}

/**
 * Deals wound cards never shown among the pile and the hands of hidden heroes anew, those of each shuffle of the pile
 * among themselves: what went into a shuffle is public, the order and who drew which is not. Blank ones are known by
 * the empty pile (CLASH-250). Changes the state; plans with such cards are laid anew afterwards.
 */
export function woundsAnew(world: State, hidden: readonly HeroState[], random: Random): void {
  const slots = [world.woundPile, ...hidden.map(({ hand }) => hand)]
    .flatMap((cards) => cards.map((_, place): Slot => ({ cards, place })))
    .filter((slot) => isUnknown(world, cardIn(slot)));
  const shuffles = new Set(slots.map((slot) => world.woundShuffles[cardIn(slot)]));
  for (const shuffle of shuffles) {
    const alike = slots.filter((slot) => world.woundShuffles[cardIn(slot)] === shuffle);
    const cards = random.shuffle(alike.map(cardIn));
    alike.forEach((slot, number) => {
      slot.cards[slot.place] = cards[number] ?? '';
    });
  }
}

const cardIn = ({ cards, place }: Slot): string => cards[place] ?? '';

const isUnknown = ({ shownWounds }: State, cardId: CardId): boolean =>
  isWoundCard(cardId) && findWoundCard(cardId) !== blankWound && !shownWounds.includes(cardId);
