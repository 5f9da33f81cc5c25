import { box, isWoundCard } from '../content/catalogue.js';
import type { CardId } from '../words.js';

const places = new Map(box.printed.powerCard.map(({ id }, place) => [id, place]));

const AFTER_POWER_CARDS = 1_000;
const AFTER_WOUNDS = 2_000;

/** Power cards as the content lists them, then wound cards by number, then blank ones (CLASH-202). */
function placeOf(cardId: CardId): number {
  if (!isWoundCard(cardId)) return places.get(cardId) ?? AFTER_POWER_CARDS;
  const number = Number(/\d+$/.exec(cardId)?.[0] ?? 0);
  return (cardId.startsWith('wound:blank') ? AFTER_WOUNDS : AFTER_POWER_CARDS) + number;
}

/** Compares two cards by canonical order (CLASH-202); ids that name no card come by their letters. */
export const compareCards = (a: string, b: string): number => placeOf(a) - placeOf(b) || (a < b ? -1 : Number(a > b));

/** Cards in canonical order; a new list. */
export const inHandOrder = (cardIds: readonly CardId[]): string[] => [...cardIds].sort(compareCards);
