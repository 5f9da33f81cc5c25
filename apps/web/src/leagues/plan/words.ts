import { spoken } from '../../messages/spoken.js';
import { english } from './words-en.js';
import { french } from './words-fr.js';

/** The words of the form for a plan. */
export const words = spoken(english, french);
