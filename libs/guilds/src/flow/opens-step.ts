import type { Id, Seat } from '#kernel';
import type { State } from '../state.js';
import type { Step } from '../words.js';
import type { GuildsTurn } from './turn.js';

/** Opens a step: from now on the game waits for the seats that it asks, if any (GUILD-166). */
export function opensStep(turn: GuildsTurn, step: Step, seats: readonly Seat[]): void {
  turn.emit({ type: 'stepOpened', step, stepId: `${step}-${turn.state.stepsOpened + 1}`, seats: [...seats] });
}

/** True for the steps that interrupt others (GUILD-187). */
export const isEffectStep = (step: Step): step is 'effect.pick' | 'effect.order' => step.startsWith('effect.');

/** Applies `stepOpened`. Changes the state. */
export function applyStepOpened(state: State, name: Step, id: Id<'step'>, seats: readonly Seat[]): void {
  state.stepsOpened += 1;
  if (isEffectStep(name)) {
    state.effectStep = { name, id };
    return;
  }
  state.step = { name, id };
  const [holder] = seats;
  if ((name === 'actions.darkChange' || name === 'actions.lightChange') && holder !== undefined) {
    state.privilege = { seat: holder, answered: false };
  }
}
