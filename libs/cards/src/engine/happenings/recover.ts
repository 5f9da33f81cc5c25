import type { CardKey } from '../../ids.js';
import type { Effect } from '../../schema/effect.js';
import { fitsFilter } from '../filters.js';
import type { Stacked } from './stacked.js';

/**
 * The creatures of the own discard pile that `RECOVER` may take back to the pen, as they lie there (cards.md 5.3). A card
 * there flies and is influenceable as it is printed: nothing works on it.
 */
export const recoverable = ({ when }: Effect, discardPile: readonly Stacked[]): CardKey[] =>
  discardPile
    .filter(
      ({ card }) =>
        card.type === 'CREATURE' &&
        fitsFilter(when?.own ?? {}, card, {
          flies: () => card.flying === true,
          isInfluenceable: () => card.influenceable === true,
          isOwn: () => true,
        }),
    )
    .map(({ key }) => key);
