import { isOver, refuse, waitsForSeats, type Refusal, type Seat, type Turn } from '#kernel';
import type { Command } from './commands.js';
import type { Event } from './events.js';
import type { RefusalCode } from './refusals.js';
import type { State } from './state.js';
import { waiting } from './waiting.js';

/** A keeper chooses a card (LANTERN-004). */
export function decide(turn: Turn<State, Event>, { oil }: Command, by: Seat): Refusal<RefusalCode> | undefined {
  const now = waiting(turn.state);
  if (isOver(now)) return refuse('LANTERN-007', 'gameOver');
  if (!waitsForSeats(now) || !now.seats.includes(by)) return refuse('LANTERN-004', 'notAsked');
  if (!turn.state.hands[by]?.includes(oil)) return refuse('LANTERN-004', 'notInHand', { oil });
  turn.emit({ type: 'cardChosen', seat: by, oil });
  return undefined;
}
