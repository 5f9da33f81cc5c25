import type { Card, InstanceId } from '#cards';
import { spaceVitalityOf } from '#cards/engine/happenings';
import { printedOn } from '#cards/hidden';
import { rulebook } from '../rulebook.js';
import type { State } from '../state.js';

/** The print of a card of the game. Throws a RangeError when the game has no such card. */
export const cardOf = (state: State, id: InstanceId): Card => printedOn(rulebook, state, id);

export { isInGame, ownerOf } from '#cards/hidden';

/** Of a stack: a shield, or the standard bearer (GUARD-052). */
export const isShield = (state: State, id: InstanceId): boolean =>
  ['SHIELD', 'STANDARD_BEARER'].includes(cardOf(state, id).type);

/** The points of a creature for the limit of a space: its red number, or else its base Vitality (GUARD-011). */
export const spaceVitality = (state: State, id: InstanceId): number => spaceVitalityOf(cardOf(state, id));
