import type { Card } from '#cards';
import { printed } from '../content/catalogue.js';
import type { InstanceId, State } from '../state.js';

/** What is printed on a card of the game. Throws a RangeError when the game has no such card. */
export function cardOf(state: State, id: InstanceId): Card {
  const instance = state.cards[id];
  if (!instance) throw new RangeError(`This game has no card "${id}".`);
  return printed(instance.cardId);
}
