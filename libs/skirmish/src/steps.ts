import type { SkirmishState } from './state.js';

/** A turn, as far as a step is opened in it. */
interface StepTurn<Step extends string> {
  emit(event: { readonly type: 'stepOpened'; readonly step: Step }): unknown;
}

/** Opens a step: from now on the game waits for the seats that it asks. */
export function opensStep<Step extends string>(turn: StepTurn<Step>, step: NoInfer<Step>): void {
  turn.emit({ type: 'stepOpened', step });
}

/** The opening of a step, with the phases that begin with a step. */
export const stepEvolvers = <
  Step extends string,
  S extends SkirmishState & { step: Step | null; phase: string },
>(phases: { readonly [K in Step]?: S['phase'] }) => ({
  stepOpened(state: S, { step }: { readonly step: Step }): void {
    state.step = step;
    state.steps += 1;
    state.phase = phases[step] ?? state.phase;
  },
});
