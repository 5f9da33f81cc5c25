import { cardsWithTexts, cardWithTextSchema } from '#cards/text';
import { z } from 'zod';
import { box } from './catalogue.js';

/** The cards of Arena, as clients get them. */
export const contentSchema = z.strictObject({ cards: z.array(cardWithTextSchema('ARENA')) });

export const content: z.output<typeof contentSchema> = { cards: cardsWithTexts('ARENA', box.printed.card) };
