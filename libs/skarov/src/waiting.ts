import type { Waiting } from '#kernel';
import { seatsAwaited } from '#skirmish/flow';
import { isOver } from '#skirmish/table';
import { openStepOf } from './flow/open-step.js';
import type { State } from './state.js';

/** The seats or the job that have to act (skarov.md 4). Throws an Error when a game that is not over waits for no seat. */
export function waiting(state: State): Waiting {
  if (state.over && isOver(state)) return { over: state.over.reason };
  const open = openStepOf(state);
  if (open) return seatsAwaited(state, open);
  if (state.endOfTurnItem === null) throw new Error('The game waits for no seat.');
  return { rules: 'endOfTurn', key: `${state.turn}.${state.endOfTurnItem}` };
}
