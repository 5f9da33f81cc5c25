import { seatOf, waitingOf } from '#games';
import type { LoadedGame } from '#records';
import { isOver, waitsForRules, waitsForSeats, type AnyPresentation, type Seat } from '#kernel';
import { lookerOf, type Caller } from '../access/caller.js';
import type { GameSource } from './game-source.js';

/** Seats have to act. */
export interface WaitingForSeatsAnswer {
  readonly kind: 'WaitingForSeats';
  readonly seats: readonly number[];
  readonly step: string;
  readonly stepId: string;
  readonly presentation: AnyPresentation;
  /** Milliseconds since 1970. */
  readonly deadline: number | null;
  /** The caller's seat is among them. */
  readonly mine: boolean;
}

/** An automatic step is due. */
export interface WaitingForRulesAnswer {
  readonly kind: 'WaitingForRules';
  readonly rules: string;
  readonly key: string;
  readonly presentation: AnyPresentation;
}

/** The game is over; nothing follows. */
export interface WaitingForNothingAnswer {
  readonly kind: 'WaitingForNothing';
  readonly over: string;
}

/** What a game waits for, in the API's form. */
export type WaitingAnswer = WaitingForSeatsAnswer | WaitingForRulesAnswer | WaitingForNothingAnswer;

/** The step in which a game waits for a seat; `undefined` when it does not. */
export function stepFor(loaded: LoadedGame, seat: Seat): string | undefined {
  const waiting = waitingOf(loaded)?.waiting;
  return waiting && waitsForSeats(waiting) && waiting.seats.includes(seat) ? waiting.stepId : undefined;
}

/** What a game waits for, or waited for, at the version asked for; `null` before the start. */
export function waitingAs({ loaded, current }: GameSource, caller: Caller): WaitingAnswer | null {
  const { game } = loaded;
  const { presentation } = loaded.release;
  const { outcome } = game;
  if (outcome) return { kind: 'WaitingForNothing', over: outcome.reason };
  const now = waitingOf(loaded);
  if (!now) return null;
  const { waiting, due } = now;
  if (isOver(waiting)) return { kind: 'WaitingForNothing', over: waiting.over };
  if (waitsForRules(waiting)) return { kind: 'WaitingForRules', rules: waiting.rules, key: waiting.key, presentation };
  const own = seatOf(current, lookerOf(caller));
  const { seats, step, stepId } = waiting;
  return {
    kind: 'WaitingForSeats',
    seats,
    step,
    stepId,
    presentation,
    deadline: due,
    mine: own !== undefined && seats.includes(own.seat),
  };
}
