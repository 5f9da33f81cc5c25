import { library, type Card } from '#cards';
import type { CardId } from '../state.js';

/** A card of the library. Throws a RangeError when there is none: the id comes from a game's own state. */
export function printed(cardId: CardId): Card {
  const card = library[cardId];
  if (!card) throw new RangeError(`The library has no card "${cardId}".`);
  return card;
}
