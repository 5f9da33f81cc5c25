import { canonicalJson } from './canonical-json.js';
import type { GameCommand } from './game-commands.js';
import { hexOf, sha256Of } from './hashing.js';

/**
 * The moves of a game with `chance: 4`, as hash chains in lower-case hex: one for each seat that has acted, by
 * its number, and one for the rules (`rules`). Seats that act at the same time extend different chains: their order changes no die.
 */
export type Moves = Readonly<Record<string, string>>;

/** A chain before its first move. */
const NONE = '0'.repeat(64);

const RULES = 'rules';

/** The meaning of a command: the chain that it extends, and the content. */
interface Move {
  readonly chain: string;
  readonly meaning: Readonly<Record<string, unknown>>;
}

/**
 * The moves of a command in canonical form. The meaning alone counts: not the id, the time, the step or the way in which
 * commands were put together. Commands before the start, and those of operators, move nothing; and a take-back restores the
 * moves (`UndoPoint`), so that trying again changes no die.
 */
function movesIn(command: GameCommand): readonly Move[] {
  switch (command.type) {
    case 'play':
      return [{ chain: `${command.seat}`, meaning: { type: 'play', command: command.command } }];
    case 'playAll':
      return command.commands.map((each) => ({
        chain: `${command.seat}`,
        meaning: { type: 'play', command: each },
      }));
    case 'resign':
      return [{ chain: `${command.seat}`, meaning: { type: 'resign' } }];
    case 'expireStep':
      return (command.seats ?? []).map((seat) => ({ chain: `${seat}`, meaning: { type: 'expireStep' } }));
    case 'runStep':
      return [{ chain: RULES, meaning: { type: 'runStep' } }];
    default:
      return [];
  }
}

/**
 * The moves of a game with those of one more command. A chain's next hash is SHA-256 over the text
 * `chronicler/chance/4/move`, a line feed, the chain's last hash (64 zeros before the first) and the meaning in canonical JSON.
 */
export function movesWith(moves: Moves, command: GameCommand): Moves {
  const next: Record<string, string> = { ...moves };
  for (const { chain, meaning } of movesIn(command)) {
    next[chain] = hexOf(sha256Of(`chronicler/chance/4/move\n${next[chain] ?? NONE}${canonicalJson(meaning)}`));
  }
  return next;
}

/** SHA-256 over the text `chronicler/chance/4/moves`, a line feed, and the chains in canonical JSON. */
export const movesDigest = (moves: Moves): Uint8Array => sha256Of(`chronicler/chance/4/moves\n${canonicalJson(moves)}`);

/** Adds a command in canonical form to a game's moves, in place, at the end of its commit; without effect in games without moves. */
export function rememberMoves(game: { moves?: Moves }, command: GameCommand): void {
  if (game.moves !== undefined) game.moves = movesWith(game.moves, command);
}
