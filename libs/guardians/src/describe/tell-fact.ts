import { cardFactsTold } from '#cards';
import { rulebook } from '../rulebook.js';

/** The words for a fact of a refusal: cards by name. */
export const tellFact = cardFactsTold(rulebook);
