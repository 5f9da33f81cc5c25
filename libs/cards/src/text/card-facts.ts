import { tellerIn, type Json, type Locale, type Localized } from '#kernel';
import type { CardBook } from '../card-book.js';

/** What people call a fact of a refusal in a game of cards: cards by name, steps in words; `undefined`: as it is. */
export const cardFactsTold =
  ({ box }: Pick<CardBook, 'box'>, steps: Readonly<Record<string, Localized>>) =>
  (fact: string, value: Json, locale: Locale): string | undefined => {
    const { say, text, quoted } = tellerIn(locale, []);
    if (typeof value !== 'string') return undefined;
    const step = fact === 'step' ? steps[value] : undefined;
    if (step) return text(step);
    if (fact !== 'printed') return undefined;
    const card = box.find.card(value);
    return card ? quoted(text(card.name)) : say('This card', 'Cette carte');
  };
