import type { Waiting } from '#kernel';
import { openStepOf, stepIdOf } from './flow/open-step.js';
import type { State } from './state.js';
import { isOver, overOf } from './table/over.js';

/** Who or what has to act (clash.md 4). Throws an Error when a game that is not over waits for nobody. */
export function waiting(state: State): Waiting {
  if (isOver(state)) return { over: overOf(state)?.reason ?? 'SHEET' };
  const open = openStepOf(state);
  if (open) {
    const { decisionSeconds } = state.options;
    return {
      seats: open.asked,
      step: open.step,
      stepId: open.stepId,
      clock: decisionSeconds === null ? null : { seconds: decisionSeconds },
      ...(state.window && state.step !== null ? { suspends: [stepIdOf(state)] } : {}),
    };
  }
  if (state.villainItem === null) throw new Error('The game waits for nobody.');
  return { rules: 'villainTurn', key: `${state.turn}.${state.villainItem}` };
}
