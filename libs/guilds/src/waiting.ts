import { waitsFor, type Waiting } from '#kernel';
import { openStepOf } from './flow/open-step.js';
import { awaitsAuction } from './flow/turn-frame.js';
import type { State } from './state.js';

/** The seats or the job that have to act (guilds.md 4). */
export function waiting(state: State): Waiting {
  if (state.over !== null) return { over: state.over };
  const open = openStepOf(state);
  if (!open) {
    if (awaitsAuction(state)) return { rules: 'auction', key: `auction-${state.turn}` };
    throw new Error('The game waits for no seat.');
  }
  const suspended = state.effect && state.step ? { suspends: [state.step.id] } : {};
  return { ...waitsFor(open, state.options), ...suspended };
}
