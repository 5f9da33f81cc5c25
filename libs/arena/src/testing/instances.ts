import type { CardId, InstanceId } from '#cards';
import type { Seat } from '#kernel';
import { printed } from '../content/catalogue.js';
import type { Placed, State } from '../state.js';
import type { PlacedSetup } from './game-setup.js';

/** Brings a copy of a card into the game. The first one's id is that of the card. Throws a RangeError for no card. */
export function addInstance(state: State, card: CardId, owner: Seat): InstanceId {
  printed(card);
  const copies = Object.values(state.cards).filter(({ cardId }) => cardId === card).length;
  const id = copies === 0 ? card : `${card}#${copies + 1}`;
  state.cards[id] = { cardId: card, owner };
  return id;
}

/** A card that lies at a place. */
export function place(state: State, setup: PlacedSetup, owner: Seat): Placed {
  const { card, faceUp = false, items = [], seenBy = [] } = typeof setup === 'string' ? { card: setup } : setup;
  return {
    id: addInstance(state, card, owner),
    faceUp,
    items: items.map((item) =>
      typeof item === 'string'
        ? { id: addInstance(state, item, owner), faceUp: false }
        : { id: addInstance(state, item.card, owner), faceUp: item.faceUp },
    ),
    seenBy: [...seenBy],
  };
}
