import { cards } from '#cards';
import { catalogueOf } from '#kernel';

/** The cards of the library, where the whole engine looks them up. */
export const catalogue = catalogueOf({ card: cards });

/** What is printed on a card of the library. Throws a RangeError when there is none: the id comes from a game's own state. */
export const printed = catalogue.known.card;

/** The card of the library with this id; `undefined` when there is none: for ids that come from a seat. */
export const findPrinted = catalogue.find.card;
