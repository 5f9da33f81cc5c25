import * as skirmish from '#skirmish';
import { box, isWoundCard } from '../content/catalogue.js';
import type { CardId } from '../words.js';

/** Compares two cards by canonical order (CLASH-202). */
export const compareCards = skirmish.compareCardsOf({
  powerCards: box.printed.powerCard,
  isWoundCard,
  isBlank: (id) => id.startsWith('wound:blank'),
});

/** Cards in canonical order; a new list. */
export const inHandOrder = (cardIds: readonly CardId[]): CardId[] => skirmish.inHandOrder({ compareCards }, cardIds);
