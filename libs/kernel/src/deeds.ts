import type { GameCommand } from './game-commands.js';
import type { Game } from './game.js';
import { withDeed } from './random.js';

/** What operators do counts for no die: else one could go on doing it until the dice suit him. */
const OPERATORS: ReadonlySet<string> = new Set<GameCommand['type']>(['pardonClock', 'replacePlayer']);

/** What the commands of a game come to with one more; `undefined` where its chance does not derive from them. */
export function deedsWith({ deeds }: Readonly<Game>, command: { readonly type: string }): string | undefined {
  return deeds === undefined || OPERATORS.has(command.type) ? deeds : withDeed(deeds, command);
}

/** Counts a command among those that chance derives from, in place, where it does: at the end of its commit. */
export function rememberDeed(game: Game, command: { readonly type: string }): void {
  const deeds = deedsWith(game, command);
  if (deeds !== undefined) game.deeds = deeds;
}
