import { advance } from './flow/advance.js';
import type { ArenaTurn } from './flow/step-rules.js';
import { openSealedGame } from './phases/decks/deck-building.js';
import { layTable } from './phases/decks/lay-table.js';

/** Opens the game: lays the table with the decks that were brought, or opens the boosters of a sealed game (state 0). */
export function setUp(turn: ArenaTurn): void {
  const { decks } = turn.state;
  if (decks) layTable(turn, decks);
  else openSealedGame(turn);
  advance(turn);
}
