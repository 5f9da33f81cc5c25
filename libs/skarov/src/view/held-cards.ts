import { isWoundCard } from '../content/catalogue.js';
import type { HeroState } from '../state.js';
import { compareCards } from '../table/card-order.js';
import type { CardId } from '../words.js';

/** Every card that a hero has in hand or has planned: his hand as the strategy began (SKAROV-STRAT-13). */
export const heldCards = ({ hand, plan }: HeroState): CardId[] => [
  ...new Set([...hand, ...(plan ?? []).map(({ cardId }) => cardId)]),
];

/** The power cards of a hero in this game, wherever they lie, in canonical order. */
export const deckOf = (hero: HeroState): CardId[] =>
  [...heldCards(hero), ...hero.discard, ...hero.inPlay.map(({ cardId }) => cardId), ...hero.notTaken]
    .filter((cardId) => !isWoundCard(cardId))
    .sort(compareCards);
