import type { Locale, Localized } from './locale.js';
import { seatName, type Seat } from './seat.js';

/** The parts of sentences about events, in one language. Games add their own words: `interface Words extends Teller`. */
export interface Teller {
  readonly locale: Locale;
  /** The same thing in English and in French: the one that is wanted. */
  readonly say: (en: string, fr: string) => string;
  /** The player at a seat: by name, or by the number of the seat, from 1. */
  readonly who: (seat: Seat) => string;
  /** “1 point”, “3 points”: a number with a noun that takes an s. */
  readonly count: (count: number, en: string, fr: string) => string;
  /**
   * French: a small word before a name, which loses its vowel before another: `elided('de', 'Ada')` is “d’Ada”,
   * `elided('que', 'Bo')` “que Bo”. An h stands as a consonant, as it may before a name.
   */
  readonly elided: (word: 'de' | 'que' | 'le' | 'la', name: string) => string;
  readonly text: (text: Localized) => string;
  /** “A name”, « un nom ». */
  readonly quoted: (text: string) => string;
  /** Several things, one after the other; `none` when there are none. */
  readonly list: (things: readonly string[], none: string) => string;
  /** The same with “and” before the last one. */
  readonly listed: (things: readonly string[], none: string) => string;
  /** Phrases that may have commas of their own, one after the other. */
  readonly phrases: (phrases: readonly string[]) => string;
  /** “Ada: work; Bo: trade”: a subject, and the statement about it. */
  readonly each: (pairs: readonly (readonly [of: string, said: string])[]) => string;
}

/** A sentence for each type of event, in the language of its teller. */
export type Tellings<Event extends { readonly type: string }, Words extends Teller = Teller> = {
  readonly [Type in Event['type']]: (event: Extract<Event, { readonly type: Type }>, tell: Words) => string;
};

/** How a word begins before which French drops a vowel: y counts only before a consonant (“d’Yves”, “de Yann”). */
const VOWEL = /^(?:[aeiouàâäéèêëîïôöùûüœæ]|y(?![aeiouàâäéèêëîïôöùûü]))/i;

/** Tells in a language; `names` are the players' names by seat. */
export function tellerIn(locale: Locale, names: readonly string[]): Teller {
  const say = (en: string, fr: string): string => (locale === 'en' ? en : fr);
  const isPlural = (count: number): boolean => (locale === 'en' ? Math.abs(count) !== 1 : Math.abs(count) > 1);
  const phrases = (all: readonly string[]): string => all.join(say('; ', ' ; '));
  return {
    locale,
    say,
    phrases,
    each: (pairs) => phrases(pairs.map(([of, said]) => say(`${of}: ${said}`, `${of} : ${said}`))),
    who: (seat) => names[seat] ?? seatName(seat, locale),
    count: (count, en, fr) => `${count} ${say(en, fr)}${isPlural(count) ? 's' : ''}`,
    elided: (word, name) => (VOWEL.test(name) ? `${word.slice(0, -1)}’${name}` : `${word} ${name}`),
    text: (text) => text[locale],
    quoted: (text) => say(`“${text}”`, `« ${text} »`),
    list: (things, none) => (things.length > 0 ? things.join(', ') : none),
    listed: (things, none) =>
      things.length > 1
        ? `${things.slice(0, -1).join(', ')} ${say('and', 'et')} ${things.at(-1) ?? ''}`
        : (things[0] ?? none),
  };
}

/** The sentence about an event, out of those for each type. */
export function toldBy<Event extends { readonly type: string }, Words extends Teller>(
  tellings: Tellings<Event, Words>,
  event: Event,
  words: Words,
): string {
  const tell = tellings[event.type as Event['type']] as unknown as (event: Event, words: Words) => string;
  return tell(event, words);
}
