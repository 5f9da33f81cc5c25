import type { Locale } from '#kernel';
import type { QuestId } from '../content/ids.js';
import { elementNames } from '../content/words.js';
import { findGuildTile, findItem, findLeader, findMage, findQuest, quest } from '../content/catalogue.js';
import type { Element } from '../content/vocabulary.js';
import type { EventType, SeenEvent } from '../events.js';
import type { Dice } from '../words.js';

/** What sentences are made of, in one language. */
export interface Speech {
  readonly locale: Locale;
  /** The player at a seat. */
  readonly who: (seat: number) => string;
  /** The name of a card, in quotation marks. */
  readonly card: (cardId: string) => string;
  /** Names of cards, one after the other; `none` when there are none. */
  readonly cards: (cardIds: readonly string[], none: string) => string;
  /** The name of a monster, by its number from 1. */
  readonly monster: (questId: QuestId, number: number) => string;
  readonly element: (element: Element) => string;
  /** “1 ruby”, “2 rubies”. */
  readonly rubies: (count: number) => string;
  /** “2, 0, 3”, and what was rolled again. */
  readonly dice: (dice: Dice) => string;
}

/** An event of one type as a viewer gets it. */
export type Seen<T extends EventType> = Extract<SeenEvent, { type: T }>;

/** A sentence for each of some types of events, in one language. */
export type Sentences<T extends EventType> = {
  readonly [K in T]: (event: Seen<K>, speech: Speech) => string;
};

const quoted = { en: (name: string) => `“${name}”`, fr: (name: string) => `« ${name} »` };
const seatNames = { en: (seat: number) => `Seat ${seat}`, fr: (seat: number) => `Place ${seat}` };
const noDice = { en: 'no dice', fr: 'aucun dé' };
const rubyWord = {
  en: (count: number) => (count === 1 ? 'ruby' : 'rubies'),
  fr: () => 'rubis',
};
const again = { en: 'rolled again', fr: 'relancés' };

/** What to speak with in a language; `names` are the players' names by seat. */
export function speechIn(locale: Locale, names: readonly string[]): Speech {
  const card = (cardId: string): string => quoted[locale](nameOf(cardId, locale));
  return {
    locale,
    card,
    who: (seat) => names[seat] ?? seatNames[locale](seat),
    cards: (cardIds, none) => (cardIds.length > 0 ? cardIds.map(card).join(', ') : none),
    monster: (questId, number) => quoted[locale](quest(questId).monsters[number - 1]?.name[locale] ?? String(number)),
    rubies: (count) => `${count} ${rubyWord[locale](count)}`,
    element: (element) => elementNames[element][locale],
    dice({ faces, rerolled }) {
      const rolled = faces.length > 0 ? faces.join(', ') : noDice[locale];
      return rerolled.length > 0 ? `${rolled} (${again[locale]}: ${rerolled.join(', ')})` : rolled;
    },
  };
}

const nameOf = (cardId: string, locale: Locale): string =>
  (findMage(cardId) ?? findItem(cardId) ?? findQuest(cardId) ?? findLeader(cardId) ?? findGuildTile(cardId))?.name[
    locale
  ] ?? cardId;
