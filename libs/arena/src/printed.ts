import { library, type Card } from '#cards';
import type { CardId, InstanceId, State } from './state.js';

/** A card of the library. Throws a RangeError when there is none: the id comes from a game's own state. */
export function printed(cardId: CardId): Card {
  const card = library[cardId];
  if (!card) throw new RangeError(`The library has no card "${cardId}".`);
  return card;
}

/** What is printed on a card of the game. Throws a RangeError when the game has no such card. */
export function cardOf(state: State, id: InstanceId): Card {
  const instance = state.cards[id];
  if (!instance) throw new RangeError(`This game has no card "${id}".`);
  return printed(instance.cardId);
}
