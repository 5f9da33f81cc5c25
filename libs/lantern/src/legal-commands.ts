import { waitsForSeats, type Seat } from '#kernel';
import type { Command } from './commands.js';
import type { State } from './state.js';
import { waiting } from './waiting.js';

/** Every command that a seat may give now: each card of its hand, while it is asked. */
export function* legalCommands(state: State, seat: Seat): Iterable<Command> {
  const now = waiting(state);
  if (!waitsForSeats(now) || !now.seats.includes(seat)) return;
  for (const oil of new Set(state.hands[seat])) yield { type: 'chooseCard', oil };
}

/** The answer of a seat when its time runs out: the least oil. */
export const defaultCommand = (state: State, seat: Seat): Command => ({
  type: 'chooseCard',
  oil: Math.min(...(state.hands[seat] ?? [])),
});
