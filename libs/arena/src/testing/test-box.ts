import { jest } from '@jest/globals';
import type { Card } from '#cards';
import * as real from '../content/catalogue.js';

/**
 * Cards made for a test, beside those of the library: a rule test says the values that it is about, and goes on saying
 * them when the content is tuned. A spec that uses them imports `with-made-cards.js`.
 */
const made = new Map<string, Card>();

/** A fresh card id, so that no test meets another's cards. Ids ascend in the order made. */
export const freshId = (): string => `made-${String(made.size + 1).padStart(5, '0')}`;

/** Puts a card beside those of the library. */
export const addCard = (card: Card): Map<string, Card> => made.set(card.id, card);

const printed = (cardId: string): Card => made.get(cardId) ?? real.printed(cardId);

jest.unstable_mockModule('../content/catalogue.js', () => ({ ...real, printed }));
