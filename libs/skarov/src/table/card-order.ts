import { compareCardsOf } from '#skirmish/table';
import { box, isWoundCard } from '../content/catalogue.js';

/** Compares two cards of heroes by canonical order (SKAROV-GEN-14). */
export const compareCards = compareCardsOf({ powerCards: box.printed.powerCard, isWoundCard });
