import type { Snapshot } from '#event-store';
import type { Json } from '#kernel';
import type { Game } from '#kernel/server';
import { foldGame, unopenedGame, wasOpenedOn, type LoadedGame } from '#records';
import { RulesFault } from './rules-fault.js';
import type { RulesetRegistry } from '../rulesets/registry.js';
import { type SnapshotSeals, type StreamKind, GAME_STREAM } from '#streams';

/** How the streams of games are folded: long ones, with snapshots. */
export const gameKind = (rulesets: RulesetRegistry, seals: SnapshotSeals): StreamKind<LoadedGame> => ({
  name: GAME_STREAM,
  blank: async (gameId, subject) => unopenedGame(gameId, await rulesets.pinned(subject)),
  fold: (base, commits) => onItsRules(RulesFault.around(base.gameId, () => foldGame(base, commits))),
  versionOf: ({ game }) => game.version,
  snapshots: {
    every: 200,
    seals,
    freeze: ({ game, openedAt, at, resumedAt }) => ({ game, openedAt, at, resumedAt }) as unknown as Json,
    thaw,
  },
});

/** Throws a RulesFault for a game of another release than the one at hand: nothing may be made of it. */
function onItsRules(loaded: LoadedGame): LoadedGame {
  const { gameId, release, game } = loaded;
  if (wasOpenedOn(release, game)) return loaded;
  const here = release.digest ?? 'not released';
  throw new RulesFault(
    gameId,
    `It was opened on the rules ${String(game.rulesDigest)}, and those at hand are ${here}.`,
  );
}

/** The content of a snapshot; those of earlier versions of Chronicler hold less. */
interface Frozen extends Pick<LoadedGame, 'at'>, Partial<Pick<LoadedGame, 'openedAt' | 'resumedAt'>> {
  readonly game: Game;
}

function thaw(blank: LoadedGame, { hash, state }: Snapshot): LoadedGame {
  const { game, openedAt, at, resumedAt } = state as unknown as Frozen;
  // One of a version before says too little: the game is folded from its beginning.
  return openedAt === undefined || resumedAt === undefined ? blank : { ...blank, game, hash, openedAt, at, resumedAt };
}
