import type { Evolvers } from '../flow/turn.js';
import { leave } from '../table/leave.js';
import { playerOf } from '../table/players.js';
import { activeEvolvers } from './active-seat.js';

/** How dominants are turned up and put under, and Active is named. */
export const dominantEvolvers = {
  dominantTurned(state, { seat, card }) {
    leave(state, card.instanceId);
    playerOf(state, seat).dominant = card.instanceId;
  },
  dominantPutUnder(state, { seat, card }) {
    leave(state, card.instanceId);
    const player = playerOf(state, seat);
    player.pile.push(card.instanceId);
    player.known.push(card.instanceId);
  },
  ...activeEvolvers,
} satisfies Partial<Evolvers>;
