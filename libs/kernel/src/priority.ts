import type { Seat } from './seat.js';

/**
 * A round of priority, in which one seat after the other may act or pass: it is over when all have passed in a row. Plain
 * data, part of a state. Who takes part is no part of it: each function is told the seats that do, in turn order.
 */
export interface Priority {
  /** The seat that may act or pass now. */
  readonly holder: Seat;
  /** How many have passed in a row. */
  readonly passes: number;
  /** How often the turn has gone on: it names each seat's own time to decide, in a step id. */
  readonly moves: number;
}

/** A round in which no seat has acted yet. */
export const openPriority = (first: Seat): Priority => ({ holder: first, passes: 0, moves: 0 });

/** True when all have passed in a row, or no seat is left. */
export const isPassedOut = ({ passes }: Priority, order: readonly Seat[]): boolean => passes >= order.length;

/**
 * The seat to be asked: the holder, or none, where the round is over or the holder passes automatically. The rules then emit
 * its pass, with the same event as any other.
 * @param isAsked whether a seat is asked at all, from public facts alone: which seat is passed over, and how fast, must tell
 * nothing of what it holds. A seat that has declared its passes is not asked.
 */
export const askedInPriority = (
  round: Priority,
  order: readonly Seat[],
  isAsked: (seat: Seat) => boolean,
): readonly Seat[] => (isPassedOut(round, order) || !isAsked(round.holder) ? [] : [round.holder]);

/** The round after the holder has passed. */
export const afterPass = ({ holder, passes, moves }: Priority, order: readonly Seat[]): Priority => ({
  holder: nextIn(order, holder),
  passes: passes + 1,
  moves: moves + 1,
});

/** The round after a seat has acted: the passes count from zero again. @param next who may act now. */
export const afterAction = ({ moves }: Priority, next: Seat): Priority => ({
  holder: next,
  passes: 0,
  moves: moves + 1,
});

/**
 * The round after a seat has left it permanently. Its pass no longer counts, and if it was its turn, the turn goes on.
 * @param order with the seat still in it; the seats that remain are told from now on.
 */
export function afterLeaving(round: Priority, order: readonly Seat[], seat: Seat): Priority {
  const { holder, passes, moves } = round;
  if (!order.includes(seat)) return round;
  if (seat === holder) return { holder: nextIn(order, holder), passes, moves: moves + 1 };
  const hasPassed = turnsBetween(order, seat, holder) <= passes;
  return { holder, passes: hasPassed ? passes - 1 : passes, moves };
}

/** The seat whose turn comes after that of `seat`. */
function nextIn(order: readonly Seat[], seat: Seat): Seat {
  const next = order[(order.indexOf(seat) + 1) % order.length];
  if (next === undefined) throw new RangeError('A round of priority needs at least one seat.');
  return next;
}

/** How many turns after that of `one` comes that of `other`. */
const turnsBetween = (order: readonly Seat[], one: Seat, other: Seat): number =>
  (order.indexOf(other) - order.indexOf(one) + order.length) % order.length;

/** The declaration of a seat: that it passes each time it could act, until something ends that; `null`: none. Public. */
export interface Passing<Until> {
  passing: Until | null;
}

/** Ends the passes that were declared until now, where `ended` says until when that was. Changes them. */
export function lapse<Until>(seats: Iterable<Passing<Until>>, ...ended: readonly Until[]): void {
  for (const seat of seats) if (seat.passing !== null && ended.includes(seat.passing)) seat.passing = null;
}
