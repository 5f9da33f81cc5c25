import { tellerIn, type Json, type Locale } from '#kernel';
import type { CardBook } from '#cards';

/** The words for a fact of a refusal in a game of cards: cards by name; `undefined`: as it is. */
export const cardFactsTold =
  ({ box }: Pick<CardBook, 'box'>) =>
  (fact: string, value: Json, locale: Locale): string | undefined => {
    const { say, text, quoted } = tellerIn(locale, []);
    if (fact !== 'printed' || typeof value !== 'string') return undefined;
    const card = box.find.card(value);
    return card ? quoted(text(card.name)) : say('This card', 'Cette carte');
  };
