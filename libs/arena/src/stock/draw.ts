import type { InstanceId } from '#cards';
import type { Seat } from '#kernel';
import type { ArenaTurn, Evolvers } from '../flow/turn.js';
import type { State } from '../state.js';
import { leave } from '../table/leave.js';
import { playerOf } from '../table/players.js';
import { shownCards } from '../table/faces.js';

/** Cards that an effect fills a seat up to (ARENA-ENG-12). */
const MOST_HELD = 20;

/** Why cards are drawn. At the stock the old dominant is the first of them (ARENA-STK-05); else it stays (ARENA-DOM-06). */
export type DrawReason = 'START' | 'STOCK' | 'EFFECT';

/**
 * A seat draws so many cards to its hand, as far as there are any: the discard pile is shuffled below the pile when that
 * is needed (ARENA-END-06, ARENA-DOM-06). An effect draws none beyond 20 held (ARENA-ENG-12).
 */
export function drawCards(turn: ArenaTurn, seat: Seat, count: number, why: DrawReason): void {
  const wanted = why === 'EFFECT' ? Math.min(count, MOST_HELD - held(turn.state, seat)) : count;
  const dominant = why === 'STOCK' ? dominantOf(turn.state, seat) : [];
  fillPile(turn, seat, wanted - dominant.length);
  const cards = [...dominant, ...playerOf(turn.state, seat).pile].slice(0, Math.max(0, wanted));
  if (cards.length === 0) return;
  turn.emit({ type: 'cardsDrawn', seat, occasion: why, count: cards.length, cards: shownCards(turn.state, cards) });
}

/** Shuffles the discard pile under a pile that has fewer cards than are needed. */
export function fillPile(turn: ArenaTurn, seat: Seat, needed: number): void {
  const { pile, discard } = playerOf(turn.state, seat);
  if (pile.length >= needed || discard.length === 0) return;
  turn.emit({ type: 'discardReshuffled', seat, count: discard.length, order: turn.random.shuffle(discard) });
}

function held(state: State, seat: Seat): number {
  const { hand, depot, pen } = playerOf(state, seat);
  return hand.length + depot.length + pen.length;
}

function dominantOf(state: State, seat: Seat): InstanceId[] {
  const { dominant } = playerOf(state, seat);
  return dominant === null ? [] : [dominant];
}

export const drawEvolvers = {
  cardsDrawn(state, { seat, cards }) {
    const player = playerOf(state, seat);
    for (const { instanceId: id } of cards) {
      // A dominant, and a card known at its depth of the pile, are known to be in the hand (ARENA-ENG-10).
      const known = player.dominant === id || player.known.includes(id);
      leave(state, id);
      player.hand.push(id);
      if (known) player.known.push(id);
    }
  },
} satisfies Partial<Evolvers>;
