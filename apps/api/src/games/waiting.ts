import { seatOf, waitingOf } from '#games';
import { isOver, waitsForRules } from '#kernel';
import { lookerOf, type Caller } from '../access/caller.js';
import type { GameSource } from './game-source.js';
import type { WaitingForNothing, WaitingForRules, WaitingForSeats } from './game.types.js';

/** What a game waits for, in the API's words. */
export type WaitingType = WaitingForSeats | WaitingForRules | WaitingForNothing;

/** What a game waits for, or waited for, at the moment asked about; `null` before the start. */
export function waitingAs({ loaded, current }: GameSource, caller: Caller): WaitingType | null {
  const { outcome } = loaded.game;
  if (outcome) return { kind: 'WaitingForNothing', over: outcome.reason };
  const now = waitingOf(loaded);
  if (!now) return null;
  const { waiting, due } = now;
  if (isOver(waiting)) return { kind: 'WaitingForNothing', over: waiting.over };
  if (waitsForRules(waiting)) return { kind: 'WaitingForRules', rules: waiting.rules, key: waiting.key };
  const own = seatOf(current, lookerOf(caller));
  const { seats, step, stepId } = waiting;
  return {
    kind: 'WaitingForSeats',
    seats: [...seats],
    step,
    stepId,
    deadline: due,
    mine: own !== undefined && seats.includes(own.seat),
  };
}
