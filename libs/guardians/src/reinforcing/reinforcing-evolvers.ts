import type { Evolvers } from '../flow/turn.js';
import { leave } from '../table/leave.js';
import { playerOf } from '../table/players.js';
import { stackAt } from '../table/stacks.js';

/** How creatures go from a stack to a shield. */
export const reinforcingEvolvers = {
  shieldReinforced(state, { seat, from, to, card }) {
    const source = stackAt(state, seat, from)?.creatures ?? [];
    const creature = source.find(({ id }) => id === card.instanceId);
    if (!creature) throw new Error(`${card.instanceId} is not on ${from}.`);
    // Only the seat knows which one has gone: none of them is known to be where it was (GUARD-227).
    const player = playerOf(state, seat);
    player.known = player.known.filter((id) => !source.some((one) => one.id === id || one.item === id));
    const { item } = creature;
    leave(state, card.instanceId);
    stackAt(state, seat, to)?.creatures.push({ id: card.instanceId, item });
    state.reinforcedFrom = from;
  },
  reinforcingEnded(state) {
    state.reinforcedFrom = null;
    state.option = null;
  },
} satisfies Partial<Evolvers>;
