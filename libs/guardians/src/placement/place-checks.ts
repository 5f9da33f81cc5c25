import type { CardType, InstanceId, StrongholdPosition } from '#cards';
import type { Seat } from '#kernel';
import { strongholdSpace } from '../board/spaces.js';
import { refuse, type GuardiansRefusal } from '../refusals.js';
import type { State } from '../state.js';
import { refusedHandCard } from '../table/card-checks.js';
import { strongholdOf } from '../table/players.js';
import { isHeldByEnemyOf } from '../table/stacks.js';
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

/** `OCCUPIED_BY_ENEMY`: an enemy of `seat` stands on a stronghold of `of` (GUARD-048). */
export const refusedOccupied = (
  state: State,
  seat: Seat,
  of: Seat,
  position: StrongholdPosition,
): GuardiansRefusal | undefined =>
  isHeldByEnemyOf(state, seat, strongholdSpace(of, position)) ? refuse('048', 'OCCUPIED_BY_ENEMY') : undefined;

/** `RUIN`, `OCCUPIED_BY_ENEMY` (GUARD-048). */
export const refusedPlace = (
  state: State,
  seat: Seat,
  of: Seat,
  position: StrongholdPosition,
): GuardiansRefusal | undefined =>
  strongholdOf(state, of, position).ruin ? refuse('048', 'RUIN') : refusedOccupied(state, seat, of, position);
