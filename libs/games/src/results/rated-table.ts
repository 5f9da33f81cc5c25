import type { LoadedGame } from '#records';
import { isPublic } from './public-game.js';

/** Whether the settings of a table let its game be rated: lists show it, it goes on from no other game, nothing is undone by agreement, and two sides or more play. */
export function isRatable(loaded: LoadedGame): boolean {
  const { game, ruleset } = loaded;
  const sides = new Set(ruleset.seats(game.options).seats.map(({ seat, side = seat }) => side));
  return isPublic(loaded) && !game.undoBy && !game.forkedFrom && sides.size > 1;
}
