import { otherSeat } from '#cards/table';
import type { Seat } from '#kernel';
import type { State } from '../state.js';

export { guardianIdOf, otherSeat, playerOf, positions, strongholdOf } from '#cards/table';

/** The first active seat of the turn, before II.A that of the turn before, then the other (GUARD-229). */
export const inOrder = ({ first }: State): [Seat, Seat] => [first, otherSeat(first)];
