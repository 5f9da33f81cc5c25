import type { Locale } from '#kernel';
import type { Card } from '../schema/card-fields.js';
import type { CardGame } from '../words.js';
import { effectSentence } from './effect-sentence.js';
import { printedSentences } from './printed-sentences.js';

/** The text of a card, made for the game that is played; empty when it has nothing to say (CARD-30, CARD-31). */
export function textOf(card: Card, game: CardGame, locale: Locale): string {
  const sentences = card.effects.map((effect) => effectSentence(effect, card, game, locale));
  return [...printedSentences(card, game, locale), ...sentences.filter((one) => one !== undefined)].join(' ');
}
