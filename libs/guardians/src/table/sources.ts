import type { Card, CardId, CardKey, ShownCard } from '#cards';
import { printed } from '../content/catalogue.js';
import type { State } from '../state.js';
import { cardOf, isInGame } from './cards.js';
import { shownCard } from './faces.js';

/** What is printed on a card that does something: of a guardian or stronghold by its library id. */
export const sourceCard = (state: State, source: CardKey): Card =>
  isInGame(state, source) ? cardOf(state, source) : printed(source as CardId);

/** The same card as an event shows it: a guardian or stronghold with its library id twice. */
export function shownSource(state: State, source: CardKey): ShownCard {
  if (isInGame(state, source)) return shownCard(state, source);
  const id: string = source;
  return { id, cardId: id };
}
