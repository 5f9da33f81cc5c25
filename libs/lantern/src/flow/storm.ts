import { reveal, roll, type Turn } from '#kernel';
import { wind } from '../content/catalogue.js';
import type { Event } from '../events.js';
import type { State } from '../state.js';

/** The die is the wind; every lantern with more oil than wind stays lit and scores the rest (LANTERN-005, LANTERN-006). */
export function breakStorm(turn: Turn<State, Event>): void {
  const winds = roll(turn.random, wind, 1);
  const lanterns = reveal(turn.state.choices).map(({ seat, choice }) => {
    const points = Math.max(0, choice - (winds[0] ?? 0));
    return { seat, oil: choice, lit: points > 0, points };
  });
  turn.emit({ type: 'stormBroke', winds, lanterns });
}
