import type { Evolvers } from '../flow/turn.js';
import { leave } from '../table/leave.js';
import { playerOf } from '../table/players.js';
import { activeEvolvers } from './active-seat.js';

/** How dominants are turned up and put under, and Active is named. */
export const dominantEvolvers = {
  dominantTurned(state, { seat, card }) {
    leave(state, card.id);
    playerOf(state, seat).dominant = card.id;
  },
  dominantPutUnder(state, { seat, card }) {
    leave(state, card.id);
    const player = playerOf(state, seat);
    player.pile.push(card.id);
    player.known.push(card.id);
  },
  ...activeEvolvers,
} satisfies Partial<Evolvers>;
