import type { Card, CardKey, InstanceId } from '#cards';
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
