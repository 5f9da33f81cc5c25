import { leagueOf } from '#leagues';
import type { LoadedGame } from '#records';

/** Whether lists show a game to all accounts; the games of leagues are public with them. */
export const isPublic = (loaded: LoadedGame): boolean =>
  leagueOf(loaded) !== undefined || (loaded.game.invitation === undefined && !loaded.game.unlisted);
