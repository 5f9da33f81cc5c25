import * as table from '#skirmish/table';
import { box, isWoundCard } from '../content/catalogue.js';
import type { CardId } from '../words.js';

/** Compares two cards by canonical order (CLASH-202). */
export const compareCards = table.compareCardsOf({
  powerCards: box.printed.powerCard,
  isWoundCard,
  isBlank: (id) => id.startsWith('wound:blank'),
});

/** Cards in canonical order; a new list. */
export const inHandOrder = (cardIds: readonly CardId[]): CardId[] => table.inHandOrder({ compareCards }, cardIds);
