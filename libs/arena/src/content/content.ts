import { cardFields, localizedSchema, textOf, typeLine } from '#cards';
import { locales, type Locale } from '#kernel';
import { z } from 'zod';
import { box } from './catalogue.js';

const printedSchema = cardFields
  .extend({
    typeLine: localizedSchema.meta({ description: 'Type, kind and classes in words.' }),
    text: z
      .strictObject({ en: z.string(), fr: z.string() })
      .meta({ id: 'CardText', description: 'What the card does in Arena, made from its effects (CARD-30).' }),
  })
  .meta({ id: 'Card', description: 'A card as it is printed, with its text for Arena.' });

/** The cards of Arena, as clients get them. */
export const contentSchema = z.strictObject({ cards: z.array(printedSchema) });

const localized = (write: (locale: Locale) => string) =>
  Object.fromEntries(locales.map((locale) => [locale, write(locale)])) as Record<Locale, string>;

export const content: z.output<typeof contentSchema> = {
  cards: box.printed.card
    .filter(({ games }) => games.includes('ARENA'))
    .map((card) => ({
      ...card,
      typeLine: localized((locale) => typeLine(card, locale)),
      text: localized((locale) => textOf(card, 'ARENA', locale)),
    })),
};
