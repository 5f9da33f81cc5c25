import * as skirmish from '#skirmish';
import { book } from '../rulebook.js';

/** A move: travel, reposition or break away (CLASH-125 to CLASH-133, CLASH-244). */
export const moveCommands = skirmish.moveCommands(book, ['activation.hero']);
