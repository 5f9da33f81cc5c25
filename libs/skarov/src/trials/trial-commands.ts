import * as trials from '#skirmish/trials';
import type { CommandTable } from '../flow/turn.js';
import { refuse } from '../refusals.js';
import { book } from '../rulebook.js';
import { isAttempted } from '../table/tests.js';

const { attemptTest } = trials.trialCommands(book, ['activation.hero']);

/** A test of a room; doors have a command of their own, and forced tests of traps are not attempted (SKAROV-TEST-01). */
export const trialCommands = {
  attemptTest: {
    ...attemptTest,
    *offers(state, seat) {
      for (const command of attemptTest.offers(state, seat)) if (isAttempted(state, command.testId)) yield command;
    },
    check: (state, command, seat) =>
      isAttempted(state, command.testId)
        ? attemptTest.check(state, command, seat)
        : refuse('TEST-01', 'UNKNOWN_ID', { id: command.testId }),
  },
} satisfies Partial<CommandTable>;
