import type { Effect } from '../content/vocabulary/language.js';

/** An effect, and what is done for those whom it chooses. */
export const unfolded = (effect: Effect): Effect[] => [effect, ...(effect.chooseFigure?.do ?? []).flatMap(unfolded)];
