import type { CardId } from '../ids.js';
import type { Library } from '../library/library.js';
import type { CardGame } from '../words.js';
import { LEAST_SHIELDS } from './check-deck.js';
import { LEADERS, MOST_CARDS } from './deck-list.js';

/** The kit of a seat of a sealed game beside its boosters: in Guardians six shields and four terrains (GUARD-014). */
export const sealedKits: Readonly<Record<CardGame, readonly CardId[]>> = {
  GUARDIANS: ['L24-7', 'L24-8', 'L24-9', 'L24-11', 'L24-12', 'L24-13', 'L26', 'L27', 'L28', 'T27'],
  ARENA: [],
};

const isShield = (library: Library, cardId: CardId): boolean => {
  const type = library[cardId]?.type;
  return type === 'SHIELD' || type === 'STANDARD_BEARER';
};

/** True when a draw pile has too few shields for the game as soon as one card of this id is left out (GUARD-014, CARD-44). */
export const isAmongLastShields = (
  game: CardGame,
  pile: readonly CardId[],
  cardId: CardId,
  library: Library,
): boolean => isShield(library, cardId) && pile.filter((one) => isShield(library, one)).length <= LEAST_SHIELDS[game];

/**
 * The cards that a draw pile loses automatically when its seat has finished with more than a deck may hold (CARD-42): the last
 * ones in order. No shield is among them, so that a deck that has six keeps them (CARD-44).
 */
export function surplusOf(pile: readonly CardId[], library: Library): CardId[] {
  const surplus = Math.max(0, pile.length + LEADERS - MOST_CARDS);
  return surplus === 0 ? [] : pile.filter((cardId) => !isShield(library, cardId)).slice(0 - surplus);
}
