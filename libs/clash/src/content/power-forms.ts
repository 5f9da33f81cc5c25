import { powerFormsOf } from '#skirmish/content';
import { rivals } from './selectors.js';
import type { ClashWords } from './vocabulary.js';

/** The ways in which powers of Clash work (CLASH-040, CLASH-058 to CLASH-060, CLASH-211, CLASH-245, CLASH-267). */
export const { allTurn, always, action, uniqueAction, atReveal, reaction } = powerFormsOf<ClashWords, 'RIVAL'>({
  RIVAL: { figures: rivals, en: 'a hero of the other side', fr: 'un héros de l’autre camp' },
});
