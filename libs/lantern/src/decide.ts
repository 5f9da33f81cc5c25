import { isOver, refuse, type Refusal, type Seat, type Turn } from '#kernel';
import type { Command } from './commands.js';
import type { Event } from './events.js';
import type { RefusalCode } from './refusals.js';
import type { State } from './state.js';
import { waiting } from './waiting.js';

/** A keeper chooses a card (LANTERN-004). */
export function decide(
  turn: Turn<State, Event, Command>,
  { oil }: Command,
  by: Seat,
): Refusal<RefusalCode> | undefined {
  if (isOver(waiting(turn.state))) return refuse('LANTERN-007', 'gameOver');
  const legal = turn.legal(by);
  if (legal.length === 0) return refuse('LANTERN-004', 'notAsked');
  if (!legal.some((command) => command.oil === oil)) return refuse('LANTERN-004', 'notInHand', { oil });
  turn.emit({ type: 'cardChosen', seat: by, oil });
  return undefined;
}
