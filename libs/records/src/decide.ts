import { isRefusal, type GameCommand, type Refusal } from '#kernel';
import type { NewEvent, StoredCommit } from './commit.js';
import { formsOf } from './event-forms.js';
import { openedAtOf, resumedAfter, type LoadedGame } from './loaded-game.js';

/** What a command makes of a game. */
export interface Decision {
  /** The game afterwards. Its hash is the one before: it is known once the commit is sealed. */
  readonly after: LoadedGame;
  /** The events of the commit, as they are stored. */
  readonly events: readonly NewEvent[];
}

/**
 * What the rules make of a command, at a time in milliseconds since 1970; the game given stays as it is.
 * @param seed the game's secret seed.
 */
export function decide(before: LoadedGame, command: GameCommand, seed: Uint8Array, at: number): Decision | Refusal {
  const { ruleset, kernel } = before.edition;
  const game = kernel.cloneGame(before.game);
  const decision = kernel.decideGame(ruleset, game, command, seed, before.hash);
  if (isRefusal(decision)) return decision;
  kernel.settleClocks(ruleset, game, at);
  const resumedAt = resumedAfter({ clocks: before.game.clocks, resumedAt: before.resumedAt }, game);
  return {
    after: { ...before, game, openedAt: openedAtOf(before, { at }), at, resumedAt },
    events: formsOf(ruleset).written(decision.events),
  };
}

/** What the rules make of a stored command, from the game before it, the seed and the command alone. */
export const decideAgain = (
  before: LoadedGame,
  { command, at }: Pick<StoredCommit, 'command' | 'at'>,
  seed: Uint8Array,
): Decision | Refusal => decide(before, command as unknown as GameCommand, seed, at);
