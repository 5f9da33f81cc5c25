import * as skirmish from '#skirmish';
import { book } from '../rulebook.js';

/** The answers to windows (CLASH-243). */
export const windowCommands = skirmish.windowCommands(book);
