import type { SkirmishState } from '../state.js';

/** Takes the next automatic step. False: a seat is asked, or a job has to run. */
export type Proceed<T, M> = (turn: T, machine: M) => boolean;

/**
 * Carries the game on until a seat is asked, a job has to run, or it is over: first what the machine has on its stack, then what
 * the phase of the turn brings.
 */
export function proceed<
  Phase extends string,
  T extends { readonly state: Pick<SkirmishState, 'window'> & { readonly phase: Phase } },
  M extends { run(): void },
>(turn: T, machine: M, phases: Readonly<Record<Phase, Proceed<T, M>>>): void {
  const { state } = turn;
  do machine.run();
  while (!state.window && phases[state.phase](turn, machine));
}
