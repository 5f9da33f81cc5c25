import { powerFormsOf } from '#skirmish/content';
import type { SkarovWords } from './vocabulary.js';

/** The ways in which powers of Skarov work (SKAROV-SHEET-07, SKAROV-SPEC-01 to SKAROV-SPEC-03, SKAROV-SPEC-06). */
export const { allTurn, always, action, uniqueAction, atReveal, reaction } = powerFormsOf<SkarovWords>({});
