import type { CardLore } from '#skirmish';
import { isWoundCard, powerCard, woundCard } from '../content/catalogue.js';
import { powerOfCard } from './open-powers.js';

/** What the cards of the box say. */
export const cardLore: CardLore = {
  isWound: isWoundCard,
  isWeakness: (cardId) => !isWoundCard(cardId) && powerCard(cardId).set === 'WEAKNESS',
  techniqueOf: (cardId) => (isWoundCard(cardId) ? woundCard(cardId) : powerCard(cardId)).technique,
  powerOf: powerOfCard,
};
