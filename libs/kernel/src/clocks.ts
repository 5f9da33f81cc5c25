import { waitsForSeats, type Waiting } from './waiting.js';

/** The time of one step that is open or suspended. Times are milliseconds since 1970. */
export interface StepClock {
  readonly stepId: string;
  /** When the time runs out, while the step is open; `null` while it is suspended. */
  due: number | null;
  /** Time left while suspended; `null` while open. */
  left: number | null;
}

/**
 * The clocks after a commit at time `at`: a new step gets its full time, an interrupted one keeps what it had left,
 * one that goes on afterwards is due again, everything else is forgotten.
 */
export function windClocks(clocks: readonly StepClock[], waiting: Waiting, at: number): StepClock[] {
  if (!waitsForSeats(waiting)) return [];
  const suspended = (waiting.suspends ?? []).flatMap((stepId) => {
    const clock = clocks.find((candidate) => candidate.stepId === stepId);
    return clock ? [clock.due === null ? clock : { stepId, due: null, left: Math.max(0, clock.due - at) }] : [];
  });
  return [...suspended, ...openClock(clocks, waiting.stepId, waiting.clock, at)];
}

function openClock(
  clocks: readonly StepClock[],
  stepId: string,
  clock: { readonly seconds: number } | null,
  at: number,
): StepClock[] {
  if (clock === null) return [];
  const known = clocks.find((candidate) => candidate.stepId === stepId);
  if (known?.due != null) return [known];
  return [{ stepId, due: at + (known?.left ?? clock.seconds * 1000), left: null }];
}

/** When the step that the game waits in runs out of time; `null` when it has no deadline. */
export const deadlineOf = (clocks: readonly StepClock[], waiting: Waiting): number | null =>
  waitsForSeats(waiting) ? (clocks.find((clock) => clock.stepId === waiting.stepId)?.due ?? null) : null;
