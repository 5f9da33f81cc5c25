import type { ShownCard } from '#cards';
import type { Seat } from '#kernel';
import type { Evolvers } from '../flow/turn.js';
import type { State } from '../state.js';
import { leave } from './leave.js';
import { putInPen } from './pen.js';
import { playerOf } from './players.js';
import { stacksOf } from './stacks.js';

interface Moved {
  readonly seat: Seat;
  readonly cards: readonly ShownCard[];
  readonly items: readonly ShownCard[];
}

/** The items of the cards are discarded, and they leave their places. */
function takeUp(state: State, { seat, cards, items }: Moved): void {
  for (const { instanceId: id } of [...items, ...cards]) leave(state, id);
  for (const { instanceId: id } of items) playerOf(state, seat).discard.push(id);
}

/** One creature killed in the combat is enough for the shield above it to count (GUARD-165). */
function noteBereaved(state: State, { seat, cards }: Moved): void {
  const { combat } = state;
  if (!combat || combat.merging) return;
  const killed = new Set(cards.map(({ instanceId }) => instanceId));
  for (const { stack } of stacksOf(state, seat)) {
    const { shield, creatures } = stack;
    if (shield === null || combat.bereaved.includes(shield)) continue;
    if (creatures.some(({ id }) => killed.has(id))) combat.bereaved.push(shield);
  }
}

/** How cards leave hand, combat and play. */
export const movementEvolvers = {
  cardsDiscarded(state, moved) {
    noteBereaved(state, moved);
    takeUp(state, moved);
    for (const { instanceId: id } of moved.cards) playerOf(state, moved.seat).discard.push(id);
  },
  cardsSentToPen(state, moved) {
    takeUp(state, moved);
    for (const { instanceId: id } of moved.cards) putInPen(state, moved.seat, id);
  },
  cardsPutUnder(state, moved) {
    takeUp(state, moved);
    const { pile, known } = playerOf(state, moved.seat);
    for (const { instanceId: id } of moved.cards) {
      pile.push(id);
      known.push(id);
    }
  },
  shieldDestroyed(state, { seat, card }) {
    leave(state, card.instanceId);
    const player = playerOf(state, seat);
    player.discard.push(card.instanceId);
    player.shieldsLost += 1;
  },
} satisfies Partial<Evolvers>;
