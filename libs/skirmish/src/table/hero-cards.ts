import type { CardId } from '../content/words.js';
import type { Rulebook } from '../rulebook.js';
import type { HeroState } from '../state.js';
import { inHandOrder } from './card-order.js';

/** Every card that a hero has in hand or has planned: its hand as the strategy began (clash.md 6, SKAROV-STRAT-13). */
export const heldCards = ({ hand, plan }: HeroState): CardId[] => [
  ...new Set([...hand, ...(plan ?? []).map(({ cardId }) => cardId)]),
];

/** The power cards of a hero in this game, in all places, but for those set aside; in canonical order. */
export const powerCardsOf = (book: Rulebook, hero: HeroState): CardId[] =>
  inHandOrder(
    book,
    [...heldCards(hero), ...hero.discard, ...hero.inPlay.map(({ cardId }) => cardId), ...hero.notTaken].filter(
      (cardId) => !book.isWoundCard(cardId),
    ),
  );
