import { type CardId, type StrongholdPosition, wordFor } from '#cards';
import * as kernel from '#kernel';
import type { Seat } from '#kernel';
import { printed } from '../content/catalogue.js';
import type { ShownCard } from '../events/event-fields.js';
import type { EventType, SeenEvent } from '../events.js';
import type { Place } from '../words.js';

/** An event of one type, as its viewer sees it. */
type Seen<T extends EventType> = Extract<SeenEvent, { type: T }>;

/** Words for sentences that are written once for both languages. */
export interface Teller extends kernel.Teller {
  /** The name of a card of the library. */
  readonly name: (cardId: CardId) => string;
  /** The name of a card that is shown; a word for it where it is not. */
  readonly card: (card: ShownCard | null | undefined, hidden?: string) => string;
  readonly cards: (cards: readonly ShownCard[]) => string;
  readonly place: (place: Place) => string;
  /** “1 power stone”, « 3 pierres de pouvoir ». */
  readonly stones: (count: number) => string;
  /** “Ada’s”, « d’Ada »: what is a player's; English puts it before a thing, French behind it. */
  readonly of: (seat: Seat) => string;
  readonly stronghold: (position: StrongholdPosition) => string;
}

/** A sentence for each of some types of events, in the language of its teller. */
export type Tellings<T extends EventType> = kernel.Tellings<Seen<T>, Teller>;

/** Tells in a language; `names` are the players' names by seat. */
export function tellerIn(locale: kernel.Locale, names: readonly string[]): Teller {
  const words = kernel.tellerIn(locale, names);
  const { say, text, list, count, elided, who } = words;
  const name = (cardId: CardId): string => text(printed(cardId).name);
  const card = (shown: ShownCard | null | undefined, hidden = say('a card', 'une carte')): string =>
    shown ? name(shown.cardId) : hidden;
  const stronghold = (position: StrongholdPosition): string =>
    say(
      `the ${wordFor('position', position, 'en')} stronghold`,
      `la Forteresse ${{ LEFT: 'de gauche', CENTER: 'centrale', RIGHT: 'de droite' }[position]}`,
    );
  return {
    ...words,
    name,
    card,
    stronghold,
    stones: (stones) => `${count(stones, 'power stone', 'pierre')}${say('', ' de pouvoir')}`,
    of: (seat) => say(`${who(seat)}’s`, elided('de', who(seat))),
    cards: (cards) =>
      list(
        cards.map((shown) => card(shown)),
        say('nothing', 'rien'),
      ),
    place(place) {
      if (place === 'DUEL_ZONE') return say('in the duel zone', 'dans la Zone de Duel');
      const [level, position] = place.split('_') as ['ON' | 'UNDER', StrongholdPosition];
      return level === 'ON'
        ? say(`on ${stronghold(position)}`, `sur ${stronghold(position)}`)
        : say(`under ${stronghold(position)}`, `sous ${stronghold(position)}`);
    },
  };
}
