import { isWoundCard } from '../content/catalogue.js';
import type { HeroState, State } from '../state.js';

/** Whether plans and team-up tokens lie hidden: between the start of the strategy and the reveal (CLASH-110). */
export const isPlanning = ({ phase }: Pick<State, 'phase'>): boolean => phase === 'STRATEGY';

/** Every card that a hero has in hand or has planned: his hand as the strategy began (clash.md 6). */
export const heldCards = ({ hand, plan }: HeroState): string[] => [
  ...new Set([...hand, ...(plan ?? []).map(({ cardId }) => cardId)]),
];

/** The power cards of a hero, wherever they lie (CLASH-010). */
export const setOf = (hero: HeroState): string[] =>
  [...heldCards(hero), ...hero.discard, ...hero.inPlay.map(({ cardId }) => cardId), ...hero.notTaken].filter(
    (cardId) => !isWoundCard(cardId),
  );
