import type { InstanceId } from '#cards';
import type { Seat } from '#kernel';
import { strongholdSpace } from '../board/spaces.js';
import type { State } from '../state.js';
import { playerOf, positions, strongholdOf } from '../table/players.js';
import { stackAt } from '../table/stacks.js';

/**
 * The cards of a seat on, under and in its strongholds, in their order: shield, creatures with their items, what lies under, and what an upgrade holds.
 * Nothing is taken from a ruin (GUARD-037, GUARD-056).
 */
export const cardsAtHome = (state: State, seat: Seat): InstanceId[] =>
  positions.flatMap((position) => {
    const { ruin, under, held } = strongholdOf(state, seat, position);
    if (ruin) return [];
    const { shield = null, creatures = [] } = stackAt(state, seat, strongholdSpace(seat, position)) ?? {};
    const carrying = [...creatures, ...(under ? [under] : [])];
    return [shield, ...carrying.flatMap(({ id, item }) => [id, item]), held].filter((id) => id !== null);
  });

/** The reserve hand: depot, pen, what comes from the strongholds, then what has just been drawn (GUARD-037). */
export function reserveOf(state: State, seat: Seat): InstanceId[] {
  const { depot, pen, hand } = playerOf(state, seat);
  return [...depot, ...pen, ...cardsAtHome(state, seat), ...hand];
}
