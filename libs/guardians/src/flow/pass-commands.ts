import * as flow from '#cards/flow';
import { leaveUnanswered } from '../effects/answers.js';
import { rulebook } from '../rulebook.js';
import type { State } from '../state.js';
import { openStepOf } from './open-step.js';
import type { CommandTable } from './turn.js';

const { pass } = flow.passCommand([
  'I_B_PLAYS',
  'II_A_PLAYS',
  'II_REACT',
  'COMBAT_COMMAND',
  'MATCHUP_CORRUPTION',
  'MATCHUP_MODIFY',
  'RANGED_CORRUPTION',
  'COMBAT_HEAL',
  'RESPONSE',
  'III_PLAYS',
]);

/** Passing in a window, or on an answer (GUARD-131, GUARD-143). */
export const passCommands = {
  pass: {
    ...pass,
    perform(turn, command, seat) {
      if (turn.state.plays.length > 0) leaveUnanswered(turn);
      else pass.perform(turn, command, seat);
    },
  },
} satisfies Partial<CommandTable>;

/** Declaring passes ahead, while the other seat has to decide (GUARD-134). */
export const declaredPassCommands = flow.declaredPassCommands(rulebook, {
  asked: (state: State) => openStepOf(state)?.asked,
  step: ({ stage }) => stage,
}) satisfies Partial<CommandTable>;
