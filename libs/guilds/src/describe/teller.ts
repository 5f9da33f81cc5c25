import type { Locale } from '#kernel';
import { actionCard } from '../content/catalogue.js';
import type { Action } from '../content/vocabulary.js';
import type { EventType } from '../events.js';
import type { SecondChoice } from '../words.js';
import { speechIn, type Seen, type Speech } from './speech.js';

/** Speech for sentences that are written once for both languages. */
export interface Teller extends Speech {
  /** The same thing in English and in French: the one that is wanted. */
  readonly say: (en: string, fr: string) => string;
  /** Names of cards, one after the other. */
  readonly cards: (cardIds: readonly string[], none?: string) => string;
  readonly action: (action: Action | SecondChoice) => string;
  /** “1 point”, “3 points”: a number with a noun that takes an s. */
  readonly count: (count: number, en: string, fr: string) => string;
  /** “2 steps toward Light”. */
  readonly steps: (steps: number) => string;
}

/** A sentence for each of some types of events, in the language of its teller. */
export type Tellings<T extends EventType> = {
  readonly [K in T]: (event: Seen<K>, tell: Teller) => string;
};

/** Tells in a language; `names` are the players' names by seat. */
export function tellerIn(locale: Locale, names: readonly string[]): Teller {
  const speech = speechIn(locale, names);
  const say = (en: string, fr: string): string => (locale === 'en' ? en : fr);
  const plural = { en: (number: number) => number !== 1, fr: (number: number) => number > 1 }[locale];
  const count = (number: number, en: string, fr: string): string =>
    `${number} ${say(en, fr)}${plural(number) ? 's' : ''}`;
  return {
    ...speech,
    say,
    count,
    cards: (cardIds, none = say('no card', 'aucune carte')) => speech.cards(cardIds, none),
    action: (action) => (action === 'X2' ? 'X2' : actionCard(action).name[locale]),
    steps: (steps) =>
      steps > 0
        ? `${count(steps, 'step', 'cran')} ${say('toward Light', 'vers la Lumière')}`
        : `${count(-steps, 'step', 'cran')} ${say('toward Darkness', 'vers les Ténèbres')}`,
  };
}
