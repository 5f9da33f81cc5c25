import type { InstanceId } from '#cards';
import type { Seat } from '#kernel';
import { spaces, strongholdAt } from '../board/spaces.js';
import type { Stack, State } from '../state.js';
import type { Space } from '../words.js';
import { spaceVitality } from './cards.js';
import { otherSeat, strongholdOf } from './players.js';

export { SPACE_LIMIT } from '#cards/engine/happenings';

/** The stack of a seat on a space; `null` where it has none. */
export const stackAt = ({ board }: State, seat: Seat, space: Space): Stack | null => board[space].stacks[seat] ?? null;

/** A stack with where it is. */
export interface PlacedStack {
  readonly seat: Seat;
  readonly space: Space;
  readonly stack: Stack;
}

/** The stacks of a seat, in the order of the board (GUARD-229). */
export const stacksOf = (state: State, seat: Seat): PlacedStack[] =>
  spaces.flatMap((space) => {
    const stack = stackAt(state, seat, space);
    return stack ? [{ seat, space, stack }] : [];
  });

/** The points of the creatures of a stack for the limit of a space (GUARD-011, GUARD-049). */
export const vitalityOf = (state: State, creatures: readonly { readonly id: InstanceId }[]): number =>
  creatures.reduce((sum, { id }) => sum + spaceVitality(state, id), 0);

/** Whether an enemy shield stands on a space (GUARD-037, GUARD-048). */
export const isHeldByEnemyOf = (state: State, seat: Seat, space: Space): boolean =>
  stackAt(state, otherSeat(seat), space)?.shield != null;

/** Whether a space is an own stronghold of a seat: not one that has become a ruin (GUARD-056). */
export function isOwnStronghold(state: State, seat: Seat, space: Space): boolean {
  const place = strongholdAt(space);
  return place?.seat === seat && !strongholdOf(state, seat, place.position).ruin;
}

/**
 * True for a shield that its owner may neither look under nor move in phase I: it stands outside the own strongholds
 * (GUARD-038, GUARD-039, GUARD-056).
 */
export const isDistant = (state: State, { seat, space, stack }: PlacedStack): boolean =>
  stack.shield !== null && !isOwnStronghold(state, seat, space);
