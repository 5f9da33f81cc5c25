import { printedOnSource, type Card, type CardKey } from '#cards';
import { rulebook } from '../rulebook.js';
import type { State } from '../state.js';

export { shownSource } from '#cards';

/** The print of a card that acts: of a guardian or stronghold by its library id. */
export const sourceCard = (state: State, source: CardKey): Card => printedOnSource(rulebook, state, source);
