import type { Card, CardKey, InstanceId } from '#cards';
import type { Seat } from '#kernel';
import { printed } from '../content/catalogue.js';
import type { State } from '../state.js';

/** True for a card that has a copy in this game; guardians and strongholds go by their library id. */
export const isInGame = ({ cards }: State, key: CardKey): key is InstanceId => Object.hasOwn(cards, key);

/** What is printed on a card of the game. Throws a RangeError when the game has no such card. */
export function cardOf(state: State, id: InstanceId): Card {
  const instance = state.cards[id];
  if (!instance) throw new RangeError(`This game has no card "${id}".`);
  return printed(instance.cardId);
}

/** Who owns a card of the game. Throws an Error when the game has no such card. */
export function ownerOf(state: State, id: CardKey): Seat {
  const instance = isInGame(state, id) ? state.cards[id] : undefined;
  if (!instance) throw new Error(`This game has no card "${id}".`);
  return instance.owner;
}
