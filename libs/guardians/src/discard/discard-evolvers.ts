import type { Evolvers } from '../flow/turn.js';
import { leave } from '../table/leave.js';
import { playerOf } from '../table/players.js';
import { split } from './split.js';

/** How excess cards are chosen and go, and the rest is split. */
export const discardEvolvers = {
  excessChosen(state, { seat, card }) {
    state.excess[seat]?.push(card.instanceId);
  },
  excessDiscarded(state, { seat, cards }) {
    const player = playerOf(state, seat);
    for (const { instanceId: id } of cards) {
      leave(state, id);
      player.discard.push(id);
    }
    state.excess[seat] = [];
  },
  handSplit(state, { seat }) {
    const { depot, pen } = split(state, seat);
    const player = playerOf(state, seat);
    player.hand = [];
    player.depot.push(...depot);
    player.pen.push(...pen);
  },
  stacksRemembered: () => undefined,
} satisfies Partial<Evolvers>;
