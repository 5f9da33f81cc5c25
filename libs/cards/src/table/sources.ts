import type { CardBook } from '../card-book.js';
import type { ShownCard } from '../event-fields.js';
import { isInGame, printedOn, shownCard, type CardsInGame } from '../hidden/instances.js';
import type { CardId, CardKey } from '../ids.js';
import type { Card } from '../schema/card-fields.js';

/** The print of a card that acts: of a guardian or stronghold by its library id. */
export const printedOnSource = (book: Pick<CardBook, 'box'>, state: CardsInGame, source: CardKey): Card =>
  isInGame(state, source) ? printedOn(book, state, source) : book.box.known.card(source as CardId);

/** The same card as an event shows it: a guardian or stronghold with its library id twice. */
export function shownSource(state: CardsInGame, source: CardKey): ShownCard {
  if (isInGame(state, source)) return shownCard(state, source);
  const id: string = source;
  return { instanceId: id, cardId: id };
}
