import { LocalGame } from '#kernel';
import { guilds } from '../guilds.js';
import type { State } from '../state.js';

/**
 * A whole game that stands where a test wants it: for what the kernel adds to the rules (deadlines, resignation, the end).
 * Chance comes from the seed.
 */
export function atTable(state: State, seed = 'table'): LocalGame {
  const { options, guilds: seated } = state;
  const local = LocalGame.start(guilds, { options, seats: seated.length, seed });
  local.game.state = state;
  return local;
}
