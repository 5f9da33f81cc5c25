import type { Random } from '#kernel';
import type { InstanceId } from '../ids.js';

/** A place whose card a viewer does not know. */
export interface HiddenSlot {
  readonly id: InstanceId;
  /** Whether another card might lie there, by what the viewer knows of the place. */
  fits(id: InstanceId): boolean;
  /** Lays another card there. Changes the world. */
  lay(id: InstanceId): void;
}

/** The places of a pile or hand. `fits` says whether one card might lie where another one does. */
export const slotsOf = (
  pile: InstanceId[],
  fits: (old: InstanceId, id: InstanceId) => boolean = () => true,
): HiddenSlot[] =>
  pile.map((old, place) => ({
    id: old,
    fits: (id) => fits(old, id),
    lay: (id) => {
      pile[place] = id;
    },
  }));

/**
 * Deals the cards of some places again among them, at random: every place keeps a card of a sort that may lie there.
 * Changes the world that the places are of.
 */
export function resampleDeal(slots: readonly HiddenSlot[], random: Random): void {
  const dealt = exchange(slots, random);
  slots.forEach((slot, place) => slot.lay(dealt[place] ?? slot.id));
}

/** Swaps the cards of two places, many times, where each may lie in the other's place. */
function exchange(slots: readonly HiddenSlot[], random: Random): InstanceId[] {
  const cards = slots.map(({ id }) => id);
  for (let place = cards.length - 1; place > 0; place -= 1) swap(slots, cards, place, random.below(place + 1));
  // Places that take few sorts of cards are tried once more, each with a place drawn at random.
  slots.forEach((_, place) => swap(slots, cards, place, random.below(slots.length)));
  return cards;
}

function swap(slots: readonly HiddenSlot[], cards: InstanceId[], one: number, other: number): void {
  const [first, second] = [cards[one], cards[other]];
  if (first === undefined || second === undefined) return;
  if (!slots[one]?.fits(second) || !slots[other]?.fits(first)) return;
  cards[one] = second;
  cards[other] = first;
}
