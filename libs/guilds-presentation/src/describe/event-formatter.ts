import type * as kernel from '#kernel';
import { tellerIn as plainTellerIn, type Locale, type Seat } from '#kernel';
import {
  type Action,
  actionCard,
  type Dice,
  type Element,
  elementNames,
  type EventType,
  quest,
  type QuestId,
  rubies,
  type SecondChoice,
  type SeenEvent,
  signed,
} from '#guilds/queries';
import { nameOf } from './names.js';

/** The dice of one attack, and its result. */
export interface Roll {
  readonly attack: number;
  readonly defense: number;
  readonly dice: Dice;
  readonly damage: number;
}

/** The parts of sentences of Guilds, in one language. */
export interface EventFormatter extends kernel.Teller {
  /** “of Ada”, « d’Ada ». */
  readonly of: (seat: Seat) => string;
  /** The name of a card, in quotation marks. */
  readonly card: (cardId: string) => string;
  /** Names of cards, “and” before the last; `none` when there are none. */
  readonly cards: (cardIds: readonly string[], none?: string) => string;
  /** “the Toll Ogre”: a monster by its number from 1, with its article; by the number alone when its quest is not known. */
  readonly monster: (questId: QuestId | undefined, number: number) => string;
  readonly element: (element: Element) => string;
  readonly action: (action: Action | SecondChoice) => string;
  /** “1 ruby”, “2 rubies”. */
  readonly rubies: (count: number) => string;
  /** “for 1 ruby”, “for nothing”. */
  readonly cost: (price: number) => string;
  /** “2 steps toward Light”. */
  readonly steps: (steps: number) => string;
  /** An alignment with its sign: “+2”. */
  readonly alignment: (alignment: number) => string;
  /** “3 damage”, « 3 dégâts ». */
  readonly damage: (count: number) => string;
  /** “6 against 4, dice 2, 1 (3 damage)”, and what was rolled again. */
  readonly roll: (roll: Roll) => string;
}

/** A sentence for each of some types of events, as a viewer gets them. */
export type Tellings<T extends EventType> = kernel.Tellings<Extract<SeenEvent, { type: T }>, EventFormatter>;

/** A sentence that begins with words that may also stand inside one. */
export const beginning = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Tells in a language; `names` are the players' names by seat. */
export function formatterIn(locale: Locale, names: readonly string[]): EventFormatter {
  const plain = plainTellerIn(locale, names);
  const { say, who, count, elided, text, quoted, listed } = plain;
  const card = (cardId: string): string => quoted(nameOf(cardId)?.[locale] ?? cardId);
  const damage = (points: number): string =>
    points === 0 ? say('no damage', 'aucun dégât') : say(`${points} damage`, count(points, '', 'dégât'));
  return {
    ...plain,
    of: (seat) => say(`of ${who(seat)}`, elided('de', who(seat))),
    card,
    cards: (cardIds, none = say('no card', 'aucune carte')) => listed(cardIds.map(card), none),
    monster(questId, number) {
      const name = questId && quest(questId).monsters[number - 1]?.name[locale];
      return name ? name.charAt(0).toLowerCase() + name.slice(1) : say(`monster ${number}`, `le monstre ${number}`);
    },
    element: (element) => text(elementNames[element]),
    action: (action) => (action === 'X2' ? 'X2' : text(actionCard(action).name)),
    rubies: (number) => text(rubies(number)),
    cost: (price) =>
      price === 0 ? say('for nothing', 'pour rien') : say(`for ${rubies(price).en}`, `pour ${rubies(price).fr}`),
    steps: (steps) =>
      steps > 0
        ? `${count(steps, 'step', 'cran')} ${say('toward Light', 'vers la Lumière')}`
        : `${count(-steps, 'step', 'cran')} ${say('toward Darkness', 'vers les Ténèbres')}`,
    alignment: signed,
    damage,
    roll({ attack, defense, dice: { faces, rerolled }, damage: points }) {
      const totals = say(`${attack} against ${defense}`, `${attack} contre ${defense}`);
      if (faces.length === 0) return `${totals}, ${say('too little for a die', 'trop peu pour un dé')}`;
      const dice = faces.length > 1 ? say('dice', 'dés') : say('die', 'dé');
      const rolled = `${totals}, ${dice} ${faces.join(', ')} (${damage(points)})`;
      const again = rerolled.join(', ');
      return again === '' ? rolled : `${rolled}, ${say(`after rolling ${again} again`, `après relance de ${again}`)}`;
    },
  };
}
