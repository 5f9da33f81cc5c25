import { locales, type Locale } from '#kernel';
import { z } from 'zod';
import { gameTitles } from '../game-titles.js';
import { cardFields, type Card } from '../schema/card-fields.js';
import { localizedSchema, type CardGame } from '../words.js';
import { textOf } from './text-of.js';
import { typeLine } from './type-line.js';

/** A card as clients of a game get it: as it is printed, with what it says there. */
export const cardWithTextSchema = (game: CardGame) =>
  cardFields
    .extend({
      typeLine: localizedSchema.meta({ description: 'Type, kind and classes in words.' }),
      text: z.strictObject({ en: z.string(), fr: z.string() }).meta({
        id: 'CardText',
        description: `The text of the card in ${gameTitles[game]}, made from its effects (CARD-30).`,
      }),
    })
    .meta({ id: 'Card', description: `A card as it is printed, with its text for ${gameTitles[game]}.` });

const localizedBy = (write: (locale: Locale) => string) =>
  Object.fromEntries(locales.map((locale) => [locale, write(locale)])) as Record<Locale, string>;

/** Those of the cards that a game allows, each with its words for that game, in their order. */
export const cardsWithTexts = (
  game: CardGame,
  cards: readonly Card[],
): z.output<ReturnType<typeof cardWithTextSchema>>[] =>
  cards
    .filter(({ games }) => games.includes(game))
    .map((card) => ({
      ...card,
      typeLine: localizedBy((locale) => typeLine(card, locale)),
      text: localizedBy((locale) => textOf(card, game, locale)),
    }));
