import { refuse } from '../refusals.js';
import { playerOf } from '../table/players.js';
import { openStep } from './stages.js';
import type { CommandTable } from './step-rules.js';

/** Passing, and declaring passes ahead (ARENA-GEN-04, ARENA-GEN-10). */
export const passCommands = {
  pass: {
    steps: ['ENLISTMENT', 'PRIMARY_CORRUPTION', 'PRIMARY_ACTIONS', 'SECONDARY_ACTIONS', 'CHALLENGE'],
    check: () => undefined,
    perform(turn, _command, seat) {
      turn.emit({ type: 'passed', seat });
    },
  },
  declarePasses: {
    check(state, { until }, seat) {
      const open = openStep(state);
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
    check: (state, _command, seat) =>
      playerOf(state, seat).passing === null ? refuse('GEN-10', 'NOT_DECLARED') : undefined,
    perform(turn, _command, seat) {
      turn.emit({ type: 'passesWithdrawn', seat });
    },
  },
} satisfies Partial<CommandTable>;
