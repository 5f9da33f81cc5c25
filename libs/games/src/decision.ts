import { clone, decideGame, isRefusal, settleClocks, type AnyTagged, type GameCommand, type Json } from '#kernel';
import type { Attempt } from './attempt.js';
import type { LoadedGame } from './loaded-game.js';
import { obligationsOf } from './obligations.js';
import type { Forbidden, Refused } from './outcome.js';
import type { CommitDraft, Decided } from './streams/run-outcome.js';
import { GAME_STREAM } from './streams/stream-kinds.js';

/**
 * Asks the rules about a command, on a copy of the game.
 * @param now the time of the commit, unless the last commit was made later (clocks of processes differ).
 */
export function decideOn(
  before: LoadedGame,
  attempt: Attempt,
  seed: Uint8Array,
  now: number,
): Decided<LoadedGame> | Forbidden | Refused {
  const proposal = attempt.decide(before);
  if (proposal.status !== 'proposed') return proposal;
  const { command } = proposal;
  const { ruleset } = before;
  const game = clone(before.game);
  const decision = decideGame(ruleset, game, command, seed);
  if (isRefusal(decision)) return { status: 'refused', refusal: decision, ruleset };
  const at = Math.max(now, before.at);
  settleClocks(ruleset, game, at);
  const after = { ...before, game, at };
  return { status: 'decided', before, after, draft: draftOf(before, after, command, decision.events) };
}

function draftOf(
  before: LoadedGame,
  after: LoadedGame,
  command: GameCommand,
  events: readonly AnyTagged[],
): CommitDraft {
  const { ruleset, forms, game, at } = after;
  return {
    command: command as unknown as Json,
    at,
    events: forms.written(events),
    ...obligationsOf(before, after),
    head: {
      kind: GAME_STREAM,
      subject: { name: ruleset.name, version: ruleset.version },
      status: game.phase === 'over' ? 'closed' : game.phase,
    },
  };
}
