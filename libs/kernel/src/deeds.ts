import type { GameCommand } from './game-commands.js';
import type { Game } from './game.js';
import { withDeed } from './random.js';

/** Acts of operators count for no die: an operator could otherwise repeat them until the dice suit. */
const OPERATORS: ReadonlySet<string> = new Set<GameCommand['type']>(['pardonClock', 'replacePlayer']);

/** The digest of a game's commands with one more; `undefined` where its chance does not derive from them. */
export function deedsWith({ deeds }: Readonly<Game>, command: { readonly type: string }): string | undefined {
  return deeds === undefined || OPERATORS.has(command.type) ? deeds : withDeed(deeds, command);
}

/** Counts a command among those from which chance derives, in place, at the end of its commit; without effect in other games. */
export function rememberDeed(game: Game, command: { readonly type: string }): void {
  const deeds = deedsWith(game, command);
  if (deeds !== undefined) game.deeds = deeds;
}
