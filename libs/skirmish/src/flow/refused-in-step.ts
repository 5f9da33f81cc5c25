import { refusedBefore, type OpenStep, type Seat } from '#kernel';
import { refused } from '../command-rules.js';
import type { SkirmishRefusal } from '../refusals.js';
import type { Table } from '../rulebook.js';
import { isOver } from '../table/over.js';
import { seatAt } from '../table/seats.js';

/**
 * `GAME_OVER` to `NOT_YOUR_TURN`: why the step that waits does not take a command from a seat (clash.md 7, skarov.md 7.1).
 * @param open the step that waits, with the seats that may give the command there.
 * @param steps the steps in which the command is given.
 */
export function refusedInStep<Step extends string>(
  { state, book }: Table,
  open: Pick<OpenStep<Step, unknown>, 'step' | 'asked'> | undefined,
  steps: readonly Step[] | undefined,
  by: Seat,
): SkirmishRefusal | undefined {
  if (isOver(state)) return refused(book, 'gameOver', 'GAME_OVER');
  if (seatAt(state, by).resigned) return refused(book, 'resigned', 'NOT_YOUR_SEAT');
  return refusedBefore(open, steps, by, {
    wrongStep(step) {
      const suspended = state.window !== null && steps?.some((each) => each === state.step);
      return suspended
        ? refused(book, 'choicePending', 'CHOICE_PENDING', { step })
        : refused(book, 'wrongPhase', 'WRONG_PHASE', { step });
    },
    notAsked: () => refused(book, 'notAsked', 'NOT_YOUR_TURN'),
  });
}
