import type { Claims } from '../board/control.js';
import { seats } from '../board/spaces.js';
import type { State } from '../state.js';
import type { Space } from '../words.js';
import { stackAt } from './stacks.js';

/** The cards that decide the control of a space (GUARD-199, GUARD-200). */
export const claimsOn = (state: State, space: Space): Claims => ({
  shieldOf: seats.find((seat) => stackAt(state, seat, space)?.shield != null) ?? null,
  terrainOf: state.board[space].terrain?.owner ?? null,
});
