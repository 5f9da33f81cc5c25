import * as flow from '#cards/flow';
import { rulebook } from '../rulebook.js';
import type { State } from '../state.js';
import { openStepOf } from './open-step.js';
import type { CommandTable } from './turn.js';

/** Passing (ARENA-GEN-04). */
export const passCommands = flow.passCommand([
  'ENLISTMENT',
  'PRIMARY_CORRUPTION',
  'PRIMARY_ACTIONS',
  'SECONDARY_ACTIONS',
  'CHALLENGE',
]) satisfies Partial<CommandTable>;

/** Declaring passes ahead, while the other seat has to decide (ARENA-GEN-10). */
export const declaredPassCommands = flow.declaredPassCommands(rulebook, {
  asked: (state: State) => openStepOf(state)?.asked,
  step: ({ stage }) => stage,
}) satisfies Partial<CommandTable>;
