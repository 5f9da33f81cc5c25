import type { CardId } from '../content/words.js';
import type { Rulebook } from '../rulebook.js';

const AFTER_POWER_CARDS = 1_000;
const AFTER_WOUNDS = 2_000;

/** The part of a box that the canonical order of cards needs. */
interface CardsInBox {
  /** As the content lists them. */
  readonly powerCards: readonly { readonly id: CardId }[];
  readonly isWoundCard: (cardId: string) => boolean;
  /** Whether a wound card has been made when the pile was empty. */
  readonly isBlank?: (cardId: string) => boolean;
}

/**
 * Compares two cards by canonical order: power cards as the content lists them, then wound cards by number, then blank ones
 * (CLASH-202, SKAROV-GEN-14). Ids that name no card come by their letters.
 */
export function compareCardsOf({
  powerCards,
  isWoundCard,
  isBlank = () => false,
}: CardsInBox): Rulebook['compareCards'] {
  const places = new Map<string, number>(powerCards.map(({ id }, place) => [id, place]));
  const placeOf = (cardId: string): number => {
    if (!isWoundCard(cardId)) return places.get(cardId) ?? AFTER_POWER_CARDS;
    const number = Number(/\d+$/.exec(cardId)?.[0] ?? 0);
    return (isBlank(cardId) ? AFTER_WOUNDS : AFTER_POWER_CARDS) + number;
  };
  return (a, b) => placeOf(a) - placeOf(b) || (a < b ? -1 : Number(a > b));
}

/** Cards in canonical order (CLASH-202); a new list. */
export const inHandOrder = (book: Pick<Rulebook, 'compareCards'>, cardIds: readonly CardId[]): CardId[] =>
  [...cardIds].sort((a, b) => book.compareCards(a, b));
