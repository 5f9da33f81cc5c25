import { isRefusal, parseCommand } from '#kernel';
import { propose, type Attempt } from './attempt.js';
import type { GameRequest, SubmitRequest } from './requests.js';
import { seatOf } from './sight.js';
import { by } from './table-attempts.js';

/** A seat gives a command of the ruleset. Its commit keeps it in canonical form. */
export function playing({ seat, command, stepId, ...request }: SubmitRequest): Attempt {
  return {
    ...by(request),
    intent(ruleset) {
      const parsed = parseCommand(ruleset, command);
      return { type: 'play', seat, stepId: stepId ?? null, command: isRefusal(parsed) ? null : parsed };
    },
    decide(loaded) {
      const own = seatOf(loaded, request.account)?.seat;
      if (own === undefined) return { status: 'forbidden', reason: 'noSeat' };
      if (seat !== undefined && seat !== own) return { status: 'forbidden', reason: 'notYourSeat' };
      const parsed = parseCommand(loaded.ruleset, command);
      if (isRefusal(parsed)) return { status: 'refused', refusal: parsed, ruleset: loaded.ruleset };
      return propose({ type: 'play', seat: own, command: parsed, ...(stepId === undefined ? {} : { stepId }) });
    },
  };
}

/** An account gives its seat up for good. */
export const resigning = (request: GameRequest): Attempt => ({
  ...by(request),
  intent: () => ({ type: 'resign' }),
  decide(loaded) {
    const holder = seatOf(loaded, request.account);
    if (!holder) return { status: 'forbidden', reason: 'noSeat' };
    return propose({ type: 'resign', seat: holder.seat });
  },
});
