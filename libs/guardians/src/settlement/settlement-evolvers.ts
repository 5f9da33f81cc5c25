import type { InstanceId } from '#cards';
import type { Evolvers } from '../flow/turn.js';
import type { State } from '../state.js';
import { ownerOf } from '../table/cards.js';
import { bringStack } from '../table/bring-stack.js';
import { leave } from '../table/leave.js';
import { putInPen } from '../table/pen.js';
import { playerOf, strongholdOf } from '../table/players.js';
import { stackAt } from '../table/stacks.js';

/** How lands are cleared and settled. */
export const settlementEvolvers = {
  terrainRemoved(state, { card }) {
    discard(state, card.instanceId);
  },
  strongholdRuined(state, { of, stronghold, cards }) {
    for (const { instanceId: id } of cards) discard(state, id);
    strongholdOf(state, of, stronghold).ruin = true;
  },
  terrainLaid(state, { seat, space, card }) {
    leave(state, card.instanceId);
    state.board[space].terrain = { id: card.instanceId, owner: seat, faceDown: false };
  },
  creatureLaid(state, { seat, space, card, item }) {
    if (item) discard(state, item.instanceId);
    // Only the seat knows which creature of the stack it is (GUARD-227).
    const there = stackAt(state, seat, space)?.creatures ?? [];
    const player = playerOf(state, seat);
    player.known = player.known.filter((id) => !there.some((one) => one.id === id));
    leave(state, card.instanceId);
    state.board[space].terrain = { id: card.instanceId, owner: seat, faceDown: true };
  },
  shieldSentToPen(state, { seat, card }) {
    putInPen(state, seat, card.instanceId);
  },
  shieldWithdrawn(state, { seat, from, to }) {
    bringStack(state, seat, from, to);
  },
} satisfies Partial<Evolvers>;

/** A card goes to its owner’s discard pile. */
function discard(state: State, id: InstanceId): void {
  leave(state, id);
  playerOf(state, ownerOf(state, id)).discard.push(id);
}
