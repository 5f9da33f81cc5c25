import type { Effect } from '#skirmish/content/vocabulary';

/** An effect, and what is done for those whom it chooses. */
export const unfolded = (effect: Effect): Effect[] => [effect, ...(effect.chooseFigure?.do ?? []).flatMap(unfolded)];
