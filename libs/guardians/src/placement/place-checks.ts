import type { CardType, InstanceId, StrongholdPosition } from '#cards';
import type { Seat } from '#kernel';
import { refuse, type GuardiansRefusal } from '../refusals.js';
import type { State } from '../state.js';
import { refusedHandCard } from '../table/card-checks.js';
import { strongholdOf } from '../table/players.js';
import { unplaced } from './placements.js';

/** `UNKNOWN_CARD` to `NOT_IN_HAND`: what has been laid already is in the hand no more. */
export const refusedToLay = (
  state: State,
  seat: Seat,
  id: InstanceId,
  types: readonly CardType[],
): GuardiansRefusal | undefined =>
  refusedHandCard(state, seat, id, types) ??
  (unplaced(state, seat).includes(id) ? undefined : refuse('226', 'NOT_IN_HAND', { card: id }));

/** `RUIN` (GUARD-048). Of a standing stronghold no enemy shield stands on it in phase I: III.A made a ruin of it (GUARD-180). */
export const refusedPlace = (state: State, of: Seat, position: StrongholdPosition): GuardiansRefusal | undefined =>
  strongholdOf(state, of, position).ruin ? refuse('048', 'RUIN') : undefined;
