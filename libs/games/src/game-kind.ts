import type { Snapshot } from '#event-store';
import type { Game, Json } from '#kernel';
import { foldGame, unopenedGame, type LoadedGame } from '#records';
import type { RulesetRegistry } from './rulesets.js';
import type { SnapshotSeals } from './streams/snapshot-seals.js';
import type { StreamKind } from './streams/stream-kind.js';
import { GAME_STREAM } from './streams/stream-kinds.js';

/** How the streams of games are folded: long ones, with snapshots. */
export const gameKind = (rulesets: RulesetRegistry, seals: SnapshotSeals): StreamKind<LoadedGame> => ({
  name: GAME_STREAM,
  blank: (gameId, subject) => unopenedGame(gameId, rulesets.get(subject), rulesets.formsOf(GAME_STREAM, subject.name)),
  fold: foldGame,
  versionOf: ({ game }) => game.version,
  snapshots: { every: 200, seals, freeze: ({ game, at }) => ({ game, at }) as unknown as Json, thaw },
});

function thaw(blank: LoadedGame, { hash, state }: Snapshot): LoadedGame {
  const { game, at } = state as unknown as { game: Game; at: number };
  return { ...blank, game, hash, at };
}
