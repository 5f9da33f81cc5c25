import type { Seat } from '#kernel';
import type { Evolvers, GuardiansTurn } from '../flow/turn.js';
import { shownCards } from '../table/faces.js';
import { leave } from '../table/leave.js';
import { playerOf } from '../table/players.js';

/** A seat draws so many cards to its hand, as far as its pile goes: the discard pile is never shuffled back (GUARD-036). */
export function drawCards(turn: GuardiansTurn, seat: Seat, count: number): void {
  const cards = playerOf(turn.state, seat).pile.slice(0, Math.max(0, count));
  if (cards.length === 0) return;
  turn.emit({ type: 'cardsDrawn', seat, count: cards.length, cards: shownCards(turn.state, cards) });
}

export const drawEvolvers = {
  cardsDrawn(state, { seat, cards }) {
    const player = playerOf(state, seat);
    for (const { instanceId: id } of cards) {
      // A card that is known at its depth of the pile is known to be in the hand (GUARD-227).
      const known = player.known.includes(id);
      leave(state, id);
      player.hand.push(id);
      if (known) player.known.push(id);
    }
  },
} satisfies Partial<Evolvers>;
