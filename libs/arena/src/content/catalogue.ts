import { cards } from '#cards/content';
import { catalogueOf } from '#kernel';

/** The cards of the library, where the whole engine looks them up. */
export const box = catalogueOf({ card: cards });

/** The print of a card of the library. Throws a RangeError when there is none: the id comes from a game's own state. */
export const printed = box.known.card;
