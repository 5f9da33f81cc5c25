import * as skirmish from '#skirmish';
import { book } from '../rulebook.js';
import { doneInClash } from '../table/in-clash.js';

/** Rookies step at the end of an adventure, Heroes gain a Veteran card automatically (CLASH-072, CLASH-073). */
export const advancementSteps = skirmish.advancementSteps(book);
export const advancementCommands = skirmish.advancementCommands(book, ['advancement']);
export const advanceUnasked = doneInClash(skirmish.advanceUnasked);
