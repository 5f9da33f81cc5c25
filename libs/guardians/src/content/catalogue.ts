import { cards } from '#cards';
import { catalogueOf } from '#kernel';

/** The cards of the library, where the whole engine looks them up. */
export const box = catalogueOf({ card: cards });
