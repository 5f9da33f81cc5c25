import { cardFactsTold } from '#cards-presentation';
import { rulebook } from '#arena/queries';

/** The words for a fact of a refusal: cards by name. */
export const formatFact = cardFactsTold(rulebook);
