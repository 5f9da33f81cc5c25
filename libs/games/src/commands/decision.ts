import { isRefusal, type Json } from '#kernel';
import type { GameCommand } from '#kernel/server';
import { decide, type Decision, type LoadedGame } from '#records';
import type { Attempt } from './attempt.js';
import { dutiesOf, obligationsOf } from '../obligations/obligations.js';
import type { GameAnswer } from '../outcome.js';
import { RulesFault } from './rules-fault.js';
import { type CommitDraft, type Decided, headerOfGame } from '#streams';

/**
 * Asks the rules about an attempt. Throws a RulesFault when they fail.
 * @param now the time of the commit, unless the last commit was made later (clocks of processes differ).
 */
export async function decideOn(
  before: LoadedGame,
  attempt: Attempt,
  seed: Uint8Array,
  now: number,
): Promise<Decided<LoadedGame> | GameAnswer> {
  const at = Math.max(now, before.at);
  const proposal = await RulesFault.around(before.gameId, () => attempt.decide(before, at));
  if (proposal.status !== 'proposed') return proposal;
  const { command } = proposal;
  return RulesFault.around(before.gameId, () => {
    const decision = decide(before, command, seed, at);
    if (isRefusal(decision)) return { status: 'refused', refusal: decision, presentation: before.edition.presentation };
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
    ...obligationsOf(asksRules(command, before) ? dutiesOf(before) : [], after),
    head: headerOfGame(after),
  };
}
