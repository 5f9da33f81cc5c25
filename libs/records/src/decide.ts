import { isRefusal, type Refusal } from '#kernel';
import { isAbleTo, type CommitContext, type Game, type GameCommand } from '#kernel/server';
import type { NewEvent, StoredCommit } from './commit.js';
import { formsOf } from './event-forms.js';
import { openedAtOf, resumedAfter, type LoadedGame } from './loaded-game.js';

/** The effect of a command on a game. */
export interface Decision {
  /** The game afterwards. Its hash is the one before: it is known once the commit is sealed. */
  readonly after: LoadedGame;
  /** The command in the form in which it is stored: of a list, the commands that were carried out. */
  readonly command: GameCommand;
  /** The events of the commit, as they are stored. */
  readonly events: readonly NewEvent[];
}

/**
 * Decides a command by the rules, at a time in milliseconds since 1970; the game given stays as it is.
 * @param seed the game's secret seed.
 */
export const decideCommit = (
  before: LoadedGame,
  command: GameCommand,
  seed: Uint8Array,
  at: number,
): Decision | Refusal =>
  decideCommitInPlace({ ...before, game: before.release.kernel.cloneGame(before.game) }, command, seed, at);

/** The same on a game that the caller owns, in place: for callers that need no earlier state. */
export function decideCommitInPlace(
  before: LoadedGame,
  command: GameCommand,
  seed: Uint8Array,
  at: number,
): Decision | Refusal {
  const { ruleset, kernel } = before.release;
  const game = before.game as Game;
  const openedAt = openedAtOf(before, { at });
  const past = { clocks: game.clocks, stoppedAt: game.stoppedAt, resumedAt: before.resumedAt };
  const decision = kernel.decideGame(ruleset, game, command, seed, contextOf(before, at));
  if (isRefusal(decision)) return decision;
  kernel.settleClocks(ruleset, game, at);
  // The kernels of earlier releases do not give it: they know one form.
  const { command: stored = command } = decision as { readonly command?: GameCommand };
  return {
    after: { ...before, game, openedAt, at, resumedAt: resumedAfter(past, game) },
    command: stored,
    events: formsOf(ruleset).written(decision.events),
  };
}

/** The kernels of earlier releases take the hash alone: to them time is nothing. */
const contextOf = ({ hash, release: { kernel } }: LoadedGame, at: number): CommitContext =>
  isAbleTo(kernel, 'vacation') ? { previousHash: hash, at } : (hash as unknown as CommitContext);

/** Decides a stored command again, from the game before it, the seed and the command alone. */
export const decideAgain = (
  before: LoadedGame,
  { command, at }: Pick<StoredCommit, 'command' | 'at'>,
  seed: Uint8Array,
): Decision | Refusal => decideCommit(before, command as unknown as GameCommand, seed, at);
