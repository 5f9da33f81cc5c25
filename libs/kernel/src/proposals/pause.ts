import type { Clocks, StepClock } from '../clocks.js';

/** A pause that all have agreed to. */
export interface Pause {
  /** Version of its event. */
  readonly since: number;
  /** After how many seconds it ends automatically; absent where a player ends it. */
  readonly seconds?: number;
}

/** Stops the clocks of a game, in place, at time `at`; those that stand already stay as they are. */
export function stopClocks(game: Clocks, at: number): void {
  game.stoppedAt ??= at;
}

/** Lets the clocks of a game that stand go on at time `at`, in place, with the time that was left. */
export function startClocks(game: Clocks, at: number): void {
  const { stoppedAt } = game;
  if (stoppedAt === undefined) return;
  game.clocks = game.clocks.map((clock) => laterBy(clock, at - stoppedAt));
  delete game.stoppedAt;
}

/** When the pause of a game ends automatically, in milliseconds since 1970; `null` where it does not, or there is none. */
export const endOfPause = ({ pause, stoppedAt }: Clocks & { readonly pause?: Pause }): number | null =>
  pause?.seconds === undefined || stoppedAt === undefined ? null : stoppedAt + pause.seconds * 1_000;

function laterBy(clock: StepClock, time: number): StepClock {
  if (clock.due === null) return clock;
  const asked = clock.asked?.map(({ seat, from, until }) => ({ seat, from: from + time, until: until + time }));
  return { ...clock, due: clock.due + time, ...(asked ? { asked } : {}) };
}
