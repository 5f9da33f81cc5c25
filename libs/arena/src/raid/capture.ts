import type { InstanceId } from '#cards';
import type { Seat } from '#kernel';
import { triggerDiscarded } from '../effects/discarded-texts.js';
import type { ArenaTurn, Evolvers } from '../flow/turn.js';
import { ownerOf } from '../table/cards.js';
import { leave } from '../table/leave.js';
import { placeOf, playerOf } from '../table/players.js';
import { settle } from '../table/settle.js';
import { shownCard, shownCards } from '../table/faces.js';

/**
 * A shield captures a creature, in one movement: items discarded, an earlier captive and its shield discarded, creature
 * and shield to the prison (ARENA-PRS-01, ARENA-PRS-03, ARENA-PRS-05).
 */
export function capture(turn: ArenaTurn, captor: Seat, shield: InstanceId, captive: InstanceId): void {
  const { state } = turn;
  const items = placeOf(state, captive)?.placed.items.map(({ id }) => id) ?? [];
  const { prison } = playerOf(state, captor);
  const freed = [prison?.captive, prison?.shield].filter((id) => id != null);
  turn.emit({
    type: 'creatureCaptured',
    seat: captor,
    shield: shownCard(state, shield),
    captive: shownCard(state, captive),
    items: shownCards(state, items),
    freed: shownCards(state, freed),
  });
  triggerDiscarded(turn, [...items, ...freed]);
  settle(turn);
}

export const captureEvolvers = {
  creatureCaptured(state, { seat, shield, captive, items, freed }) {
    const player = playerOf(state, seat);
    leave(state, captive.instanceId);
    leave(state, shield.instanceId);
    for (const { instanceId: id } of [...items, ...freed]) playerOf(state, ownerOf(state, id)).discard.push(id);
    player.prison = { shield: shield.instanceId, captive: captive.instanceId };
  },
} satisfies Partial<Evolvers>;
