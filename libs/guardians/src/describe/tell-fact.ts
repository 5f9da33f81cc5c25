import { cardFactsTold } from '#cards';
import { rulebook } from '../rulebook.js';
import { stepNames } from './step-names.js';

/** What people call a fact of a refusal: cards by name, steps in words. */
export const tellFact = cardFactsTold(rulebook, stepNames);
