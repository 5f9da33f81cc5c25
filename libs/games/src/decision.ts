import type { NewCommit } from '#event-store';
import { clone, decideGame, isRefusal, settleClocks, type AnyTagged, type GameCommand, type Json } from '#kernel';
import type { Attempt } from './attempt.js';
import type { LoadedGame } from './loaded-game.js';
import { obligationsOf } from './obligations.js';
import type { Forbidden, Refused } from './outcome.js';
import { GAME_STREAM } from './streams/stream-kinds.js';

/** A command that the rules allow: what it makes of the game, not yet stored. */
export interface Decided {
  readonly status: 'decided';
  readonly before: LoadedGame;
  /** The game afterwards; its hash is known once the commit is stored. */
  readonly after: LoadedGame;
  readonly command: GameCommand;
  readonly events: readonly AnyTagged[];
}

/**
 * Asks the rules about a command, on a copy of the game.
 * @param now the time of the commit, unless the last commit was made later (clocks of processes differ).
 */
export function decideOn(
  before: LoadedGame,
  attempt: Attempt,
  seed: Uint8Array,
  now: number,
): Decided | Forbidden | Refused {
  const proposal = attempt.decide(before);
  if (proposal.status !== 'proposed') return proposal;
  const { command } = proposal;
  const { ruleset } = before;
  const game = clone(before.game);
  const decision = decideGame(ruleset, game, command, seed);
  if (isRefusal(decision)) return { status: 'refused', refusal: decision, ruleset };
  const at = Math.max(now, before.at);
  settleClocks(ruleset, game, at);
  return { status: 'decided', before, after: { ...before, game, at }, command, events: decision.events };
}

/** The commit of a decision, as the store takes it. */
export function commitOf({ before, after, command, events }: Decided, { commandId, actor }: Attempt): NewCommit {
  const { phase } = after.game;
  return {
    streamId: before.gameId,
    commandId,
    expectedVersion: before.game.version,
    previousHash: before.hash,
    actor,
    command: command as unknown as Json,
    at: after.at,
    events: events.map(({ type, ...data }) => ({
      type,
      schemaVersion: after.forms.schemaVersionOf(type),
      data: data as Json,
    })),
    ...obligationsOf(before, after),
    head: {
      kind: GAME_STREAM,
      subject: { name: after.ruleset.name, version: after.ruleset.version },
      status: phase === 'over' ? 'closed' : phase,
    },
  };
}
