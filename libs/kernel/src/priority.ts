import type { Seat } from './seat.js';

/**
 * A round of priority: one seat after the other may act or pass, and it closes when all have passed in a row.
 * Plain data, part of a state.
 */
export interface Priority {
  /** Who takes part, in turn order. */
  readonly order: readonly Seat[];
  /** Place in `order` of the seat that may act now. */
  turn: number;
  /** How many have passed in a row. */
  passes: number;
}

/** A round that starts with the first seat of `order`. Throws a RangeError when nobody takes part. */
export function openPriority(order: readonly Seat[]): Priority {
  if (order.length === 0) throw new RangeError('A round of priority needs at least one seat.');
  return { order: [...order], turn: 0, passes: 0 };
}

/** Who may act or pass now; `undefined` when all have passed in a row. */
export const priorityHolder = ({ order, turn, passes }: Priority): Seat | undefined =>
  passes >= order.length ? undefined : order[turn];

/** The holder acts: the passes count from zero again. The turn goes to the next seat, or stays with `keepsTurn`. */
export function act(priority: Priority, { keepsTurn = false } = {}): void {
  priority.passes = 0;
  if (!keepsTurn) priority.turn = (priority.turn + 1) % priority.order.length;
}

/** The holder passes; the turn goes to the next seat. */
export function pass(priority: Priority): void {
  priority.passes += 1;
  priority.turn = (priority.turn + 1) % priority.order.length;
}
