import * as skirmish from '#skirmish';
import { book } from '../rulebook.js';

/** An attack of the active hero or one of its sidekicks (CLASH-135). */
export const attackCommands = skirmish.attackCommands(book, ['activation.hero']);
