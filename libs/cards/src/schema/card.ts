import { cardFaults } from './card-faults.js';
import { cardFields } from './card-fields.js';

/** A card as it is printed (cards.md 3). */
export const cardSchema = cardFields
  .superRefine((card, context) => {
    for (const message of cardFaults(card)) context.addIssue({ code: 'custom', message: `${card.id}: ${message}` });
  })
  .meta({ id: 'Card', description: 'A card as it is printed (cards.md 3).' });
