import { spoken } from '../messages/spoken.js';
import { english } from './words-en.js';
import { french } from './words-fr.js';

/** The words of the pages of leagues. */
export const words = spoken(english, french);
