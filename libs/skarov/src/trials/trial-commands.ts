import * as skirmish from '#skirmish';
import type { CommandTable } from '../flow/turn.js';
import { refuse } from '../refusals.js';
import { book } from '../rulebook.js';
import { isAttempted, isSettledTest } from '../table/tests.js';

const { attemptTest } = skirmish.trialCommands(book, ['activation.hero']);

/** A test of a room; doors have a command of their own, and what a trap forces nobody attempts (SKAROV-TEST-01, SKAROV-TEST-12). */
export const trialCommands = {
  attemptTest: {
    ...attemptTest,
    *offers(state, seat) {
      for (const command of attemptTest.offers(state, seat)) {
        if (isAttempted(state, command.testId) && !isSettledTest(state, command.testId)) yield command;
      }
    },
    check(state, command, seat) {
      const { testId } = command;
      if (!isAttempted(state, testId)) return refuse('TEST-01', 'UNKNOWN_ID', { id: testId });
      const refusal = attemptTest.check(state, command, seat);
      const isFirst = refusal?.code === 'UNKNOWN_ID' || refusal?.code === 'NO_ACTION_LEFT';
      return isSettledTest(state, testId) && !isFirst ? refuse('TEST-12', 'TEST_ALREADY_PASSED') : refusal;
    },
  },
} satisfies Partial<CommandTable>;
