import type { Evolvers } from '../flow/turn.js';
import { leave } from '../table/leave.js';
import { playerOf } from '../table/players.js';

/** How dominants are turned up, and name the first active seat. */
export const dominantEvolvers = {
  dominantTurnedUp(state, { seat, card, borrowed }) {
    leave(state, card.instanceId);
    playerOf(state, seat).dominant = card.instanceId;
    if (borrowed) state.borrowed.push(seat);
  },
  dominantBuried(state, { seat, card }) {
    const player = playerOf(state, seat);
    leave(state, card.instanceId);
    player.pile.push(card.instanceId);
    player.known.push(card.instanceId);
  },
  firstNamed(state, { seat, lower }) {
    state.first = seat;
    state.active = seat;
    state.lower = lower;
  },
} satisfies Partial<Evolvers>;
