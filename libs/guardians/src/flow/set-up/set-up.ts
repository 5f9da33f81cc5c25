import { advance } from '../advance.js';
import type { GuardiansTurn } from '../turn.js';
import { openSealedGame } from './deck-building.js';
import { layTable } from './lay-table.js';

/** Opens the game: lays the table with the decks that were brought, or opens the boosters of a sealed game. */
export function setUp(turn: GuardiansTurn): void {
  const { decks } = turn.state;
  if (decks) layTable(turn, decks);
  else openSealedGame(turn);
  advance(turn);
}
