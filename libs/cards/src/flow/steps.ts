import type * as kernel from '#kernel';

/** A step in which no seat decides; `T` is the turn of the game. */
export interface AutomaticStep<T> {
  /** Does the automatic work of the step, and enters the next stage. Emits at least one event. */
  proceed(turn: T): void;
}

/** The parts of a step that may wait for seats. Whom it asks follows from public facts alone. */
export interface StepRules<T extends kernel.Turn<unknown, never>, Command> extends kernel.StepRules<
  T['state'],
  Command
> {
  /**
   * Called while no seat is asked: passes for the seat that is not asked, or does the automatic work of the step, and enters
   * the next stage. Emits at least one event.
   */
  proceed(turn: T): void;
}

/**
 * The step that waits; `undefined` when the game is over, or no seat is asked.
 * @param stepIdOf names this occurrence of the step.
 */
export function openStepIn<T extends kernel.Turn<{ readonly over: unknown }, never>, Command, Step extends string>(
  state: T['state'],
  step: Step,
  rules: StepRules<T, Command> | AutomaticStep<T>,
  stepIdOf: (state: T['state']) => string,
): kernel.OpenStep<Step, StepRules<T, Command>> | undefined {
  if (state.over || !('asked' in rules)) return undefined;
  const asked = rules.asked(state);
  return asked.length === 0 ? undefined : { step, stepId: stepIdOf(state), rules, asked };
}
