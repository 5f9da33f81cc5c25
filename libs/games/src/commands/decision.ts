import { isRefusal, type Json } from '#kernel';
import type { GameCommand } from '#kernel/server';
import { decideCommit, type Decision, type LoadedGame } from '#records';
import type { GameCommandRequest } from './command-request.js';
import { obligationsOf, obligationChanges } from '../obligations/obligations.js';
import type { GameAnswer } from '../outcome.js';
import { RulesFault } from './rules-fault.js';
import { type CommitDraft, type Decided, headerOfGame } from '#streams';

/**
 * Asks the rules about a request. Throws a RulesFault when they fail.
 * @param now the time of the commit, unless the last commit was made later (clocks of processes differ).
 */
export async function askRules(
  before: LoadedGame,
  request: GameCommandRequest,
  seed: Uint8Array,
  now: number,
): Promise<Decided<LoadedGame> | GameAnswer> {
  const at = Math.max(now, before.at);
  const proposal = await RulesFault.around(before.gameId, () => request.commandOn(before, at));
  if (proposal.status !== 'proposed') return proposal;
  const { command } = proposal;
  return RulesFault.around(before.gameId, () => {
    const decision = decideCommit(before, command, seed, at);
    if (isRefusal(decision)) return { status: 'refused', refusal: decision, presentation: before.release.presentation };
    return { status: 'decided', before, after: decision.after, draft: draftOf(before, decision) };
  });
}

/** The rules of a running game that is abandoned are asked nothing: they may be what failed. Its jobs find it over. */
const asksRules = ({ type }: GameCommand, { game }: LoadedGame): boolean =>
  type !== 'abandonGame' || game.phase === 'open';

function draftOf(before: LoadedGame, { after, command, events }: Decision): CommitDraft {
  return {
    command: command as unknown as Json,
    at: after.at,
    events,
    ...obligationChanges(asksRules(command, before) ? obligationsOf(before) : [], after),
    head: headerOfGame(after),
  };
}
