import type { Random } from '#kernel';
import type { CardId } from '../content/words.js';
import type { SkirmishState } from '../state.js';

/** A place where a wound card lies that the viewer does not know. */
interface Slot {
  readonly cards: CardId[];
  readonly place: number;
}

/**
 * Deals wound cards that a viewer does not know among the places where they lie, those of each shuffle of the pile among
 * themselves: what went into a shuffle is public, the order and who drew which is not. Changes the piles and hands.
 * @param isUnknown whether the viewer knows no more of a card there than that it is a wound card.
 */
export function resampleWoundPile(
  { woundShuffles }: Pick<SkirmishState, 'woundShuffles'>,
  pilesAndHands: readonly CardId[][],
  isUnknown: (cardId: CardId) => boolean,
  random: Random,
): void {
  const slots = pilesAndHands
    .flatMap((cards) => cards.map((_, place): Slot => ({ cards, place })))
    .filter((slot) => isUnknown(cardIn(slot)));
  for (const shuffle of new Set(slots.map((slot) => woundShuffles[cardIn(slot)]))) {
    const alike = slots.filter((slot) => woundShuffles[cardIn(slot)] === shuffle);
    const cards = random.shuffle(alike.map(cardIn));
    alike.forEach((slot, number) => {
      slot.cards[slot.place] = cards[number] ?? '';
    });
  }
}

const cardIn = ({ cards, place }: Slot): CardId => cards[place] ?? '';
