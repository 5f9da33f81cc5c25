import { waitsFor, type Waiting } from '#kernel';
import { openStepOf } from './flow/open-step.js';
import type { State } from './state.js';

/** The seats that have to act (guardians.md 7.1). */
export function waiting(state: State): Waiting {
  if (state.over) return { over: state.over.reason };
  const open = openStepOf(state);
  if (!open) throw new Error(`The game waits for no seat in ${state.stage}.`);
  return waitsFor(open, state.options);
}
