import type { Evolvers } from '../flow/turn.js';
import { leave } from '../table/leave.js';
import { playerOf } from '../table/players.js';

/** How dominants are turned up, and name the first active seat. */
export const dominantEvolvers = {
  dominantTurnedUp(state, { seat, card, borrowed }) {
    leave(state, card.id);
    playerOf(state, seat).dominant = card.id;
    if (borrowed) state.borrowed.push(seat);
  },
  dominantBuried(state, { seat, card }) {
    const player = playerOf(state, seat);
    leave(state, card.id);
    player.pile.push(card.id);
    player.known.push(card.id);
  },
  firstNamed(state, { seat, lower }) {
    state.first = seat;
    state.active = seat;
    state.lower = lower;
  },
} satisfies Partial<Evolvers>;
