import * as kernel from '#kernel';
import type { EventType, SeenEvent } from '../events.js';
import type { CardId, CardSide, Characteristic, Newspaper, Rank, Side } from '../words.js';
import { nameOf, textOfRule } from './names.js';

/** An event of one type as a viewer gets it. */
export type Seen<T extends EventType> = Extract<SeenEvent, { type: T }>;

/** A sentence for each of some types of events, in the language of its teller. */
export type Tellings<T extends EventType> = kernel.Tellings<Seen<T>, Teller>;

/** A card beside a sheet. */
interface Play {
  readonly cardId: CardId;
  readonly side: CardSide;
}

/** What sentences about Clash are made of, in one language. */
export interface Teller extends kernel.Teller {
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
  /** “0, 1, POW”. */
  readonly dice: (faces: readonly (string | number)[]) => string;
}

const sideNames = { en: (side: Side) => `side ${side}`, fr: (side: Side) => `le camp ${side}` };
const newspaperNames: Readonly<Record<Newspaper, string>> = {
  GUARDIANS_CHRONICLES: 'Guardians’ Chronicles',
  MERCURY_HERALD: 'Mercury Herald',
};
const rankNames: Readonly<Record<Rank, kernel.Localized>> = {
  ROOKIE: { en: 'Rookie', fr: 'Rookie' },
  HERO: { en: 'Hero', fr: 'Héros' },
  VETERAN: { en: 'Veteran', fr: 'Vétéran' },
};
const valueNames: Readonly<Record<Characteristic, kernel.Localized>> = {
  SPEED: { en: 'speed', fr: 'vitesse' },
  ATTACK: { en: 'attack', fr: 'attaque' },
  DEFENSE: { en: 'defense', fr: 'défense' },
  MIND: { en: 'mind', fr: 'mental' },
};
const sidesOfSheet: Readonly<Record<CardSide, kernel.Localized>> = {
  LEFT: { en: 'left', fr: 'à gauche' },
  RIGHT: { en: 'right', fr: 'à droite' },
};

/** Tells in a language; `names` are the players' names by seat. */
export function tellerIn(locale: kernel.Locale, names: readonly string[]): Teller {
  const plain = kernel.tellerIn(locale, names);
  const { say, quoted, list } = plain;
  const name = (id: string): string => nameOf(id)?.[locale] ?? id;
  const card = (id: string): string => quoted((nameOf(id) ?? textOfRule(id))?.[locale] ?? id);
  const value = (characteristic: Characteristic): string => valueNames[characteristic][locale];
  return {
    ...plain,
    figure: name,
    of: (id) => say(`of ${name(id)}`, `${/^[aeiouyàâéèêëîïôœûù]/i.test(name(id)) ? 'd’' : 'de '}${name(id)}`),
    card,
    cards: (ids) => list(ids.map(card), say('no card', 'aucune carte')),
    by: (source) => (source !== undefined && nameOf(source) ? ` (${card(source)})` : ''),
    plays: (plays) => plays.map(({ cardId, side }) => `${card(cardId)} ${sidesOfSheet[side][locale]}`).join(', '),
    side: sideNames[locale],
    newspaper: (newspaper) => newspaperNames[newspaper],
    rank: (rank) => rankNames[rank][locale],
    value,
    values: (characteristics) => characteristics.map(value).join(say(' and ', ' et ')),
    dice: (faces) => list(faces.map(String), say('no dice', 'aucun dé')),
  };
}
