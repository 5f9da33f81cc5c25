import * as skirmish from '#skirmish';
import { book } from '../rulebook.js';

/** A characteristic test: on its place, or an attack test from afar (CLASH-155, CLASH-156, CLASH-164, CLASH-249). */
export const trialCommands = skirmish.trialCommands(book, ['activation.hero']);
