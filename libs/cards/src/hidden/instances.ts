import type { Seat } from '#kernel';
import type { CardBook } from '../card-book.js';
import type { ShownCard } from '../event-fields.js';
import type { CardId, CardKey, InstanceId } from '../ids.js';
import type { Card } from '../schema/card-fields.js';

/** One copy of a card of a draw pile in a game. */
export interface Instance {
  readonly cardId: CardId;
  readonly owner: Seat;
}

/** The part of a state that says which copies there are. */
export interface CardsInGame {
  readonly cards: Readonly<Record<InstanceId, Instance>>;
}

/** So many ids of copies, all of one length: their order as texts is that of their numbers. */
export const idsFor = (count: number): InstanceId[] =>
  Array.from({ length: count }, (_, index) => `c-${String(index + 1).padStart(3, '0')}`);

/** True for a card that has a copy in this game; guardians and strongholds go by their library id. */
export const isInGame = ({ cards }: CardsInGame, key: CardKey): key is InstanceId => Object.hasOwn(cards, key);

/** The print of a card of the game. Throws a RangeError when the game has no such card. */
export function printedOn({ box }: Pick<CardBook, 'box'>, { cards }: CardsInGame, id: InstanceId): Card {
  const instance = cards[id];
  if (!instance) throw new RangeError(`This game has no card "${id}".`);
  return box.known.card(instance.cardId);
}

/** The owner of a card of the game. Throws an Error when the game has no such card. */
export function ownerOf(state: CardsInGame, id: CardKey): Seat {
  const instance = isInGame(state, id) ? state.cards[id] : undefined;
  if (!instance) throw new Error(`This game has no card "${id}".`);
  return instance.owner;
}

/** A card as an event shows it. Throws an Error when the game has no such card. */
export function shownCard({ cards }: CardsInGame, id: InstanceId): ShownCard {
  const instance = cards[id];
  if (!instance) throw new Error(`This game has no card "${id}".`);
  return { instanceId: id, cardId: instance.cardId };
}
