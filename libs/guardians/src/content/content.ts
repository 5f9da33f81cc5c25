import { cardsWithTexts, cardWithTextSchema } from '#cards';
import { z } from 'zod';
import { box } from './catalogue.js';

/** The cards of Guardians, as clients get them. */
export const contentSchema = z.strictObject({ cards: z.array(cardWithTextSchema('GUARDIANS')) });

export const content: z.output<typeof contentSchema> = { cards: cardsWithTexts('GUARDIANS', box.printed.card) };
