import { printed } from '../content/catalogue.js';
import type { Locale } from '#kernel';
import { wordFor, type StrongholdPosition } from '#cards';
import type { ShownCard } from '../events/event-fields.js';
import type { EventType, SeenEvent } from '../events.js';
import type { Place } from '../words.js';

/** An event of one type, as its viewer sees it. */
export type Seen<T extends EventType> = Extract<SeenEvent, { type: T }>;

/** Words for sentences that are written once for both languages. */
export interface Teller {
  /** The same thing in English and in French: the one that is wanted. */
  readonly say: (en: string, fr: string) => string;
  readonly who: (seat: number) => string;
  /** The name of a card of the library. */
  readonly name: (cardId: string) => string;
  /** The name of a card that is shown; a word for it where it is not. */
  readonly card: (card: ShownCard | null | undefined, hidden?: string) => string;
  readonly cards: (cards: readonly ShownCard[]) => string;
  readonly place: (place: Place) => string;
  readonly stronghold: (position: StrongholdPosition) => string;
  /** “1 card”, “3 cards”: a number with a noun that takes an s. */
  readonly count: (count: number, en: string, fr: string) => string;
}

/** A sentence for each of some types of events, in the language of its teller. */
export type Tellings<T extends EventType> = {
  readonly [K in T]: (event: Seen<K>, tell: Teller) => string;
};

/** Tells in a language; `names` are the players' names by seat. */
export function tellerIn(locale: Locale, names: readonly string[]): Teller {
  const say = (en: string, fr: string): string => (locale === 'en' ? en : fr);
  const name = (cardId: string): string => printed(cardId).name[locale];
  const card = (shown: ShownCard | null | undefined, hidden = say('a card', 'une carte')): string =>
    shown ? name(shown.cardId) : hidden;
  const isPlural = (number: number): boolean => (locale === 'en' ? number !== 1 : number > 1);
  const stronghold = (position: StrongholdPosition): string =>
    say(
      `the ${wordFor('position', position, 'en')} stronghold`,
      `la Forteresse ${{ LEFT: 'de gauche', CENTER: 'centrale', RIGHT: 'de droite' }[position]}`,
    );
  return {
    say,
    name,
    card,
    stronghold,
    who: (seat) => names[seat] ?? say(`Seat ${seat + 1}`, `Joueur ${seat + 1}`),
    cards: (cards) => (cards.length === 0 ? say('nothing', 'rien') : cards.map((shown) => card(shown)).join(', ')),
    place(place) {
      if (place === 'DUEL_ZONE') return say('in the duel zone', 'dans la Zone de Duel');
      const [level, position] = place.split('_') as ['ON' | 'UNDER', StrongholdPosition];
      return level === 'ON'
        ? say(`on ${stronghold(position)}`, `sur ${stronghold(position)}`)
        : say(`under ${stronghold(position)}`, `sous ${stronghold(position)}`);
    },
    count: (number, en, fr) => `${number} ${say(en, fr)}${isPlural(number) ? 's' : ''}`,
  };
}
