import { cardFactsTold } from '#cards';
import { rulebook } from '../rulebook.js';

/** What people call a fact of a refusal: cards by name. */
export const tellFact = cardFactsTold(rulebook);
