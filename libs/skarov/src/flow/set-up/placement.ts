import * as skirmish from '#skirmish';
import { book } from '../../rulebook.js';

/** Each hero takes a green space of the entry (SKAROV-SETUP-04). */
export const placementSteps = skirmish.placementSteps(book);
export const placementCommands = skirmish.placementCommands(book, ['setup.placement']);
