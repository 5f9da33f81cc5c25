import type { Random } from '#kernel';
import { isWoundCard } from '../content/catalogue.js';
import type { HeroState, State } from '../state.js';
import type { CardId } from '../words.js';

/** A place where a wound card lies that the viewer does not know. */
interface Slot {
  readonly cards: CardId[];
  readonly place: number;
}

/**
 * Deals wound cards that nobody has seen among the pile and the hands of hidden heroes anew, those of each shuffle of the pile
 * among themselves: what went into a shuffle is public, the order and who drew which is not. Changes the state; plans with such
 * cards are laid anew afterwards.
 */
export function woundsAnew(world: State, hidden: readonly HeroState[], random: Random): void {
  const { shownWounds, woundShuffles } = world;
  const slots = [
    ...slotsOf(world.woundPile, shownWounds),
    ...hidden.flatMap(({ hand, shown }) => slotsOf(hand, [...shownWounds, ...shown])),
  ];
  for (const shuffle of new Set(slots.map((slot) => woundShuffles[cardIn(slot)]))) {
    const alike = slots.filter((slot) => woundShuffles[cardIn(slot)] === shuffle);
    const cards = random.shuffle(alike.map(cardIn));
    alike.forEach((slot, number) => {
      slot.cards[slot.place] = cards[number] ?? '';
    });
  }
}

const cardIn = ({ cards, place }: Slot): CardId => cards[place] ?? '';

const slotsOf = (cards: CardId[], known: readonly CardId[]): Slot[] =>
  cards
    .map((_, place) => ({ cards, place }))
    .filter((slot) => isWoundCard(cardIn(slot)) && !known.includes(cardIn(slot)));
