import { isSameJson } from '#kernel';
import { positionOf, type ForkOrigin, type GameCommand } from '#kernel/server';
import type { StoredCommit } from '../commit.js';
import type { LoadedGame } from '../loaded-game.js';

/** The version of another game that a game goes on from, by its first commit; `undefined` for a game of its own. */
export function originIn({ command }: Pick<StoredCommit, 'command'>): ForkOrigin | undefined {
  const given = command as unknown as GameCommand;
  return given.type === 'openGame' ? given.forkedFrom : undefined;
}

/**
 * The fault of a game that goes on from another one, as a clause: it states another origin, or another position, than that game had there;
 * `undefined` where there is none.
 * @param origin the other game, folded up to that version.
 */
export function wrongOrigin({ command }: Pick<StoredCommit, 'command'>, origin: LoadedGame): string | undefined {
  const { forkedFrom, position, ruleset, options } = command as unknown as Extract<GameCommand, { type: 'openGame' }>;
  const { gameId, game, hash, release } = origin;
  const due = { gameId, version: game.version, hash };
  if (!isSameJson(forkedFrom, due)) return `from ${JSON.stringify(due)}`;
  if (game.phase !== 'running') return `from a version between start and end`;
  if (ruleset !== release.ruleset.name || !isSameJson(options, game.options))
    return 'the rules and options of that game';
  return isSameJson(position, positionOf(game)) ? undefined : `the position of that game at version ${game.version}`;
}
