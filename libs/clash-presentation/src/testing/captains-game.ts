import { LocalGame, Random } from '#kernel';
import { captain } from '../bots/captain.js';
import { clash } from '../clash.js';

/** A game of Clash in memory. */
export type ClashGame = LocalGame<typeof clash>;

/**
 * A whole game that captains play at all seats, the same for the same seed. `look` gets it before every command and after
 * the last, with the number of commands so far.
 */
export function captainsGame(
  options: Readonly<Record<string, unknown>>,
  seed: string,
  look: (game: ClashGame, played: number) => void = () => undefined,
): ClashGame {
  const game: ClashGame = LocalGame.start(clash, { options, seed });
  game.playOut(
    game.game.seats.map(() => captain),
    Random.from(seed),
    { look: (played) => look(game, played) },
  );
  return game;
}
