import type { Locale, Localized } from '#kernel';
import type { EventType, SeenEvent } from '../events.js';
import type { CardSide, Characteristic, Newspaper, Rank, Side, CardId } from '../words.js';
import { nameOf, textOfRule } from './names.js';

/** An event of one type as a viewer gets it. */
export type Seen<T extends EventType> = Extract<SeenEvent, { type: T }>;

/** A sentence for each of some types of events, in the language of its teller. */
export type Tellings<T extends EventType> = {
  readonly [K in T]: (event: Seen<K>, tell: Teller) => string;
};

/** A card beside a sheet. */
interface Play {
  readonly cardId: CardId;
  readonly side: CardSide;
}

/** What sentences are made of, in one language. */
export interface Teller {
  readonly locale: Locale;
  /** The same thing in English and in French: the one that is wanted. */
  readonly say: (en: string, fr: string) => string;
  /** The player at a seat. */
  readonly who: (seat: number) => string;
  /** A hero, sidekick or villain figure; in French with “de” or “d’” before it by `of`. */
  readonly figure: (id: string) => string;
  readonly of: (id: string) => string;
  /** A card, power, object, test or whatever else has a name, in quotation marks. */
  readonly card: (id: string) => string;
  readonly cards: (ids: readonly string[]) => string;
  /** “ (“Iron Fist”)”: what does it, in brackets; nothing for rules, which are told before what they do. */
  readonly by: (source?: string) => string;
  /** Cards with their sides. */
  readonly plays: (plays: readonly Play[]) => string;
  readonly side: (side: Side) => string;
  readonly newspaper: (newspaper: Newspaper) => string;
  readonly rank: (rank: Rank) => string;
  readonly value: (characteristic: Characteristic) => string;
  readonly values: (characteristics: readonly Characteristic[]) => string;
  /** “1 point”, “3 points”: a number with a noun that takes an s. */
  readonly count: (count: number, en: string, fr: string) => string;
  /** “0, 1, POW”. */
  readonly dice: (faces: readonly (string | number)[]) => string;
  readonly text: (text: Localized) => string;
  readonly quoted: (text: string) => string;
}

const quotes = { en: (text: string) => `“${text}”`, fr: (text: string) => `« ${text} »` };
const seats = { en: (seat: number) => `Seat ${seat}`, fr: (seat: number) => `Place ${seat}` };
const sideNames = { en: (side: Side) => `side ${side}`, fr: (side: Side) => `le camp ${side}` };
const newspaperNames: Readonly<Record<Newspaper, string>> = {
  GUARDIANS_CHRONICLES: 'Guardians’ Chronicles',
  MERCURY_HERALD: 'Mercury Herald',
};
const rankNames: Readonly<Record<Rank, Localized>> = {
  ROOKIE: { en: 'Rookie', fr: 'Rookie' },
  HERO: { en: 'Hero', fr: 'Héros' },
  VETERAN: { en: 'Veteran', fr: 'Vétéran' },
};
const valueNames: Readonly<Record<Characteristic, Localized>> = {
  SPEED: { en: 'speed', fr: 'vitesse' },
  ATTACK: { en: 'attack', fr: 'attaque' },
  DEFENSE: { en: 'defense', fr: 'défense' },
  MIND: { en: 'mind', fr: 'mental' },
};
const sidesOfSheet: Readonly<Record<CardSide, Localized>> = {
  LEFT: { en: 'left', fr: 'à gauche' },
  RIGHT: { en: 'right', fr: 'à droite' },
};

/** Tells in a language; `names` are the players' names by seat. */
export function tellerIn(locale: Locale, names: readonly string[]): Teller {
  const say = (en: string, fr: string): string => (locale === 'en' ? en : fr);
  const isPlural = { en: (number: number) => number !== 1, fr: (number: number) => number > 1 }[locale];
  const name = (id: string): string => nameOf(id)?.[locale] ?? id;
  const card = (id: string): string => quotes[locale]((nameOf(id) ?? textOfRule(id))?.[locale] ?? id);
  const value = (characteristic: Characteristic): string => valueNames[characteristic][locale];
  return {
    locale,
    say,
    who: (seat) => names[seat] ?? seats[locale](seat),
    figure: name,
    of: (id) => say(`of ${name(id)}`, `${/^[aeiouyàâéèêëîïôœûù]/i.test(name(id)) ? 'd’' : 'de '}${name(id)}`),
    card,
    cards: (ids) => (ids.length > 0 ? ids.map(card).join(', ') : say('no card', 'aucune carte')),
    by: (source) => (source !== undefined && nameOf(source) ? ` (${card(source)})` : ''),
    plays: (plays) => plays.map(({ cardId, side }) => `${card(cardId)} ${sidesOfSheet[side][locale]}`).join(', '),
    side: sideNames[locale],
    newspaper: (newspaper) => newspaperNames[newspaper],
    rank: (rank) => rankNames[rank][locale],
    value,
    values: (characteristics) => characteristics.map(value).join(say(' and ', ' et ')),
    count: (count, en, fr) => `${count} ${say(en, fr)}${isPlural(Math.abs(count)) ? 's' : ''}`,
    dice: (faces) => (faces.length > 0 ? faces.join(', ') : say('no dice', 'aucun dé')),
    text: (text) => text[locale],
    quoted: quotes[locale],
  };
}
