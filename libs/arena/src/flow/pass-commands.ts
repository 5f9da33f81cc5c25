import { refuse } from '../refusals.js';
import { playerOf } from '../table/players.js';
import { openStepOf } from './open-step.js';
import type { CommandTable } from './turn.js';

/** Passing (ARENA-GEN-04). */
export const passCommands = {
  pass: {
    steps: ['ENLISTMENT', 'PRIMARY_CORRUPTION', 'PRIMARY_ACTIONS', 'SECONDARY_ACTIONS', 'CHALLENGE'],
    offers: () => [{ type: 'pass' }],
    check: () => undefined,
    perform(turn, _command, seat) {
      turn.emit({ type: 'passed', seat });
    },
  },
} satisfies Partial<CommandTable>;

/** Declaring passes ahead, while the other seat has to decide (ARENA-GEN-10). */
export const declaredPassCommands = {
  declarePasses: {
    offers: () => [
      { type: 'declarePasses', until: 'WINDOW' },
      { type: 'declarePasses', until: 'TURN' },
    ],
    check(state, { until }, seat) {
      const open = openStepOf(state);
      if (!open || open.asked.includes(seat)) return refuse('GEN-10', 'WRONG_STATE', { step: state.stage });
      if (until === 'WINDOW' && !state.window) return refuse('GEN-10', 'WRONG_STATE', { step: state.stage });
      const { passing } = playerOf(state, seat);
      return passing === null ? undefined : refuse('GEN-10', 'ALREADY_DECLARED');
    },
    perform(turn, { until }, seat) {
      turn.emit({ type: 'passesDeclared', seat, until });
    },
  },
  withdrawPasses: {
    offers: () => [{ type: 'withdrawPasses' }],
    check: (state, _command, seat) =>
      playerOf(state, seat).passing === null ? refuse('GEN-10', 'NOT_DECLARED') : undefined,
    perform(turn, _command, seat) {
      turn.emit({ type: 'passesWithdrawn', seat });
    },
  },
} satisfies Partial<CommandTable>;
