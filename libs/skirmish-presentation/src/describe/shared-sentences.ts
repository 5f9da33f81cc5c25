import { activationSentences } from './activation-sentences.js';
import { courseSentences } from './course-sentences.js';
import { effectSentences } from './effect-sentences.js';
import type { SharedTellings } from './figure-teller.js';
import { strategySentences } from './strategy-sentences.js';
import { woundSentences } from './wound-sentences.js';

/** A sentence for each shared event, but for `figureOut`: thanks to whom is said otherwise in each game. */
export const sharedSentences = {
  ...courseSentences,
  ...strategySentences,
  ...activationSentences,
  ...effectSentences,
  ...woundSentences,
} satisfies Omit<SharedTellings, 'figureOut' | 'windowOpened'>;
