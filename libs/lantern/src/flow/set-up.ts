import type { Turn } from '#kernel';
import { cards } from '../content/catalogue.js';
import type { Event } from '../events.js';
import type { State } from '../state.js';

/** Deals every keeper as many cards as there are storms; no one sees the others (LANTERN-002, LANTERN-003). */
export function setUp(turn: Turn<State, Event>): void {
  const shuffled = turn.random.shuffle(cards);
  const { options, playing } = turn.state;
  for (const seat of playing) {
    turn.emit({ type: 'handDealt', seat, oils: shuffled.slice(seat * options.storms, (seat + 1) * options.storms) });
  }
}
