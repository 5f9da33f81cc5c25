import type { Card, InstanceId } from '#cards';
import { printedOn } from '#cards/hidden';
import { rulebook } from '../rulebook.js';
import type { State } from '../state.js';

export { isInGame, ownerOf } from '#cards/hidden';

/** The print of a card of the game. Throws a RangeError when the game has no such card. */
export const cardOf = (state: State, id: InstanceId): Card => printedOn(rulebook, state, id);
