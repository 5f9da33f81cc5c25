import * as cards from '#cards';
import { rulebook } from '../rulebook.js';
import type { State } from '../state.js';
import { openStepOf } from './open-step.js';
import type { CommandTable } from './turn.js';

/** Passing in a window (GUARD-131). */
export const passCommands = cards.passCommand(['I_B_PLAYS', 'II_A_PLAYS', 'III_PLAYS']) satisfies Partial<CommandTable>;

/** Declaring passes ahead, while the other seat has to decide (GUARD-134). */
export const declaredPassCommands = cards.declaredPassCommands(rulebook, {
  asked: (state: State) => openStepOf(state)?.asked,
  step: ({ stage }) => stage,
}) satisfies Partial<CommandTable>;
