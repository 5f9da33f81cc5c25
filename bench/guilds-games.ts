import { LocalGame, newGame, applyCommit, Random, randomBot, type LocalCommit } from '#kernel';
import { guilds } from '#guilds';

/** Plays a whole game of Guilds with random players; the same number gives the same game. */
export function playRandomGame(number: number, seats = 4): readonly LocalCommit[] {
  const local = LocalGame.start(guilds, { seats, seed: `bench-${number}` });
  local.playOut(
    local.game.seats.map(() => randomBot),
    Random.from(`bench-players-${number}`),
  );
  return local.commits;
}

/** Folds a game from its first event to its last. */
export function fold(commits: readonly LocalCommit[]): void {
  const game = newGame();
  for (const commit of commits) applyCommit(guilds, game, commit);
}

/** Seconds that a piece of work takes. */
export function secondsOf(work: () => void): number {
  const began = performance.now();
  work();
  return (performance.now() - began) / 1_000;
}
