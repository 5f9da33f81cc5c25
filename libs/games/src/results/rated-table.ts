import type { AnyRules } from '#kernel';
import type { LoadedGame } from '#records';
import { isPublic } from './public-game.js';

/** The settings of a table that decide whether its game may be rated. */
export interface TableSettings {
  /** Lists show it to all accounts. */
  readonly isListed: boolean;
  /** All may agree to undo moves. */
  readonly isUndone: boolean;
}

/** Whether the settings of a table let its game be rated: lists show it, nothing is undone by agreement, and two sides or more play. */
export function areRatable(ruleset: AnyRules, options: unknown, { isListed, isUndone }: TableSettings): boolean {
  const sides = new Set(ruleset.seats(options).seats.map(({ seat, side = seat }) => side));
  return isListed && !isUndone && sides.size > 1;
}

/** The same of a game. One that goes on from another is never rated. */
export const isRatable = (loaded: LoadedGame): boolean =>
  !loaded.game.forkedFrom &&
  areRatable(loaded.ruleset, loaded.game.options, {
    isListed: isPublic(loaded),
    isUndone: loaded.game.undoBy !== undefined,
  });
