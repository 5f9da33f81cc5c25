import { isRefusal, parseCommand } from '#kernel';
import type { LoadedGame } from '#records';
import { propose, type Attempt } from './attempt.js';
import type { Forbidden, Invalid } from './outcome.js';
import type { GameRequest, SubmitRequest } from './requests.js';
import { seatOf } from './sight.js';
import { by } from './table-attempts.js';

/** A seat gives a command of the ruleset. Its commit keeps it in canonical form. */
export function playing({ seat, command, stepId, ruleset: meant, ...request }: SubmitRequest): Attempt {
  return {
    ...by(request),
    turnAway: (loaded) => withoutSeat(loaded, request.account),
    intent(ruleset) {
      const parsed = parseCommand(ruleset, command);
      return { type: 'play', seat, stepId: stepId ?? null, command: isRefusal(parsed) ? null : parsed };
    },
    decide(loaded) {
      const wrong = ofAnotherRuleset(loaded, meant);
      if (wrong) return wrong;
      const own = seatOf(loaded, request.account)?.seat;
      if (own === undefined) return { status: 'forbidden', reason: 'noSeat' };
      if (seat !== undefined && seat !== own) return { status: 'forbidden', reason: 'notYourSeat' };
      const parsed = parseCommand(loaded.ruleset, command);
      if (isRefusal(parsed)) return { status: 'refused', refusal: parsed, ruleset: loaded.ruleset };
      return propose({ type: 'play', seat: own, command: parsed, ...(stepId === undefined ? {} : { stepId }) });
    },
  };
}

const withoutSeat = (loaded: LoadedGame, account: string): Forbidden | undefined =>
  seatOf(loaded, account) ? undefined : { status: 'forbidden', reason: 'noSeat' };

function ofAnotherRuleset({ ruleset: { name } }: LoadedGame, meant: string | undefined): Invalid | undefined {
  if (meant === undefined || meant === name) return undefined;
  const issue = `This is a game of "${name}": give the command in the field "${name}", not "${meant}".`;
  return { status: 'invalid', issue };
}

/** An account gives its seat up for good. */
export const resigning = (request: GameRequest): Attempt => ({
  ...by(request),
  turnAway: (loaded) => withoutSeat(loaded, request.account),
  intent: () => ({ type: 'resign' }),
  decide(loaded) {
    const holder = seatOf(loaded, request.account);
    if (!holder) return { status: 'forbidden', reason: 'noSeat' };
    return propose({ type: 'resign', seat: holder.seat });
  },
});
