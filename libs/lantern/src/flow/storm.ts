import { reveal, roll, type Turn } from '#kernel';
import { die } from '../content/catalogue.js';
import type { Event } from '../events.js';
import type { State } from '../state.js';

/** The die is the wind, of two in the last storm the stronger; every lantern with more oil stays lit and scores the rest (LANTERN-005, LANTERN-006). */
export function breakStorm(turn: Turn<State, Event>): void {
  const { storm, options, choices } = turn.state;
  const winds = roll(turn.random, die, storm === options.storms ? 2 : 1);
  const wind = Math.max(...winds);
  const lanterns = reveal(choices).map(({ seat, choice }) => {
    const points = Math.max(0, choice - wind);
    return { seat, oil: choice, lit: points > 0, points };
  });
  turn.emit({ type: 'stormBroke', winds, wind, lanterns });
}
