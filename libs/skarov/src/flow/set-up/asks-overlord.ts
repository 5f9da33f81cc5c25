import type { Seat } from '#kernel';
import type { WithBase } from '../../base/base-state.js';
import { buildStepOf, type BuildStep } from '../../base/build-step.js';

/** The seats that are asked in a step of the building: the overlord while it is the one that the base is in. */
export const asksOverlord =
  (step: BuildStep) =>
  ({ base }: WithBase): readonly Seat[] =>
    buildStepOf(base) === step ? [base.overlord] : [];
