import type * as kernel from '#kernel';
import type { WithBase } from '../../base/base-state.js';
import type { BuildStep } from '../../base/build-step.js';
import type { BuildRefusalCode } from '../../refusals.js';
import type { BuildCommand, BuildEvent } from './build-words.js';

/** The turn of one building command. */
export type BuildTurn = kernel.Turn<WithBase, BuildEvent>;

/** The parts of a step of the building (skarov.md 4, 7.2). */
export type BuildStepRules = kernel.StepRules<WithBase, BuildCommand>;

/**
 * The rules of some building commands, by type. The refusals from `GAME_OVER` to `NOT_YOUR_TURN` are tested before `check`,
 * which gives `UNKNOWN_ID` and then those of its row in section 7.1, in that order.
 */
export type BuildCommandTable<T extends BuildCommand['type'] = BuildCommand['type']> = kernel.CommandTable<
  BuildTurn,
  Extract<BuildCommand, { readonly type: T }>,
  BuildStep,
  BuildRefusalCode
>;

/** How some building events change the state, by type. */
export type BuildEvolvers<T extends BuildEvent['type'] = BuildEvent['type']> = kernel.Evolvers<
  WithBase,
  Extract<BuildEvent, { readonly type: T }>
>;
