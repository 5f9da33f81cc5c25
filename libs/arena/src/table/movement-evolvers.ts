import type { Evolvers } from '../flow/turn.js';
import type { ShownCard } from '../events/event-fields.js';
import type { State } from '../state.js';
import { leave } from './leave.js';
import { at, playerOf } from './players.js';

/** How cards leave hand and table (ARENA-GEN-07). */
export const movementEvolvers = {
  cardsDiscarded(state, { seat, cards, items }) {
    discardAll(state, seat, cards);
    discardAll(state, seat, items);
  },
  cardsSentToPen(state, { seat, cards, items }) {
    const player = playerOf(state, seat);
    for (const { instanceId: id } of cards) {
      leave(state, id);
      player.pen.push(id);
      player.known.push(id);
    }
    discardAll(state, seat, items);
  },
  cardsPutUnder(state, { seat, cards, items }) {
    const player = playerOf(state, seat);
    for (const { instanceId: id } of cards) {
      leave(state, id);
      player.pile.push(id);
      player.known.push(id);
    }
    discardAll(state, seat, items);
  },
  cardTurnedUp(state, { seat, place, items }) {
    const placed = at(state, seat, place);
    if (!placed) return;
    placed.faceUp = true;
    for (const item of placed.items) if (items.some(({ instanceId: id }) => id === item.id)) item.faceUp = true;
  },
  heldCreatureReleased(state, { seat, stays, card }) {
    if (stays) return;
    leave(state, card.instanceId);
    playerOf(state, seat).pen.push(card.instanceId);
  },
  discardReshuffled(state, { seat, order }) {
    const player = playerOf(state, seat);
    player.pile.push(...order);
    player.discard = [];
  },
  prisonShieldDiscarded(state, { seat, card }) {
    const player = playerOf(state, seat);
    player.prison = null;
    player.discard.push(card.instanceId);
  },
} satisfies Partial<Evolvers>;

function discardAll(state: State, seat: number, cards: readonly ShownCard[]): void {
  const player = playerOf(state, seat);
  for (const { instanceId: id } of cards) {
    leave(state, id);
    player.discard.push(id);
  }
}
