import type { Evolvers } from '../flow/turn.js';
import { leave } from '../table/leave.js';
import { playerOf } from '../table/players.js';
import { drawEvolvers } from './draw.js';
import { reserveOf } from './reserve.js';

/** How cards come to the reserve hand. */
export const reserveEvolvers = {
  ...drawEvolvers,
  dominantTaken(state, { seat, card }) {
    const player = playerOf(state, seat);
    leave(state, card.instanceId);
    player.hand.push(card.instanceId);
    player.known.push(card.instanceId);
  },
  dominantReturned(state, { seat, card }) {
    const player = playerOf(state, seat);
    leave(state, card.instanceId);
    player.discard.push(card.instanceId);
    state.borrowed = state.borrowed.filter((one) => one !== seat);
  },
  reserveTaken(state, { seat }) {
    const player = playerOf(state, seat);
    const reserve = reserveOf(state, seat);
    const { known } = player;
    for (const id of reserve) leave(state, id);
    player.hand = reserve;
    player.known = known;
  },
} satisfies Partial<Evolvers>;
