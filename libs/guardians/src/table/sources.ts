import type { Card, CardKey } from '#cards';
import { printedOnSource } from '#cards/table';
import { rulebook } from '../rulebook.js';
import type { State } from '../state.js';

export { shownSource } from '#cards/table';

/** The print of a card that acts: of a guardian or stronghold by its library id. */
export const sourceCard = (state: State, source: CardKey): Card => printedOnSource(rulebook, state, source);
