import * as skirmish from '#skirmish';
import { book } from '../rulebook.js';

/** The power of a card on the left for an action (CLASH-059, CLASH-060). */
export const powerCommands = skirmish.powerCommands(book, ['activation.hero']);
