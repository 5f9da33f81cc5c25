import type { Waiting } from '#kernel';
import { seatsAwaited } from '#skirmish/flow';
import { openStepOf } from './flow/open-step.js';
import type { State } from './state.js';
import { isOver, overOf } from './table/over.js';

/** The seats or the job that have to act (clash.md 4). Throws an Error when a game that is not over waits for no seat. */
export function waiting(state: State): Waiting {
  if (isOver(state)) return { over: overOf(state)?.reason ?? 'SHEET' };
  const open = openStepOf(state);
  if (open) return seatsAwaited(state, open);
  if (state.villainItem === null) throw new Error('The game waits for no seat.');
  return { rules: 'villainTurn', key: `${state.turn}.${state.villainItem}` };
}
