import type * as kernel from '#kernel';
import { tellerIn as plainTellerIn, type Locale } from '#kernel';
import { actionCard, quest } from '../content/catalogue.js';
import type { QuestId } from '../content/ids.js';
import { elementNames, rubies } from '../content/phrases.js';
import type { Action, Element } from '../content/vocabulary.js';
import type { EventType, SeenEvent } from '../events.js';
import type { Dice, SecondChoice } from '../words.js';
import { nameOf } from './names.js';

/** What sentences of Guilds are made of, in one language. */
export interface Teller extends kernel.Teller {
  /** The name of a card, in quotation marks. */
  readonly card: (cardId: string) => string;
  /** Names of cards, one after the other; `none` when there are none. */
  readonly cards: (cardIds: readonly string[], none?: string) => string;
  /** The name of a monster, by its number from 1. */
  readonly monster: (questId: QuestId, number: number) => string;
  readonly element: (element: Element) => string;
  readonly action: (action: Action | SecondChoice) => string;
  /** “1 ruby”, “2 rubies”. */
  readonly rubies: (count: number) => string;
  /** “2 steps toward Light”. */
  readonly steps: (steps: number) => string;
  /** “dice 2, 0, 3”, and what was rolled again. */
  readonly dice: (dice: Dice) => string;
}

/** A sentence for each of some types of events, as a viewer gets them. */
export type Tellings<T extends EventType> = kernel.Tellings<Extract<SeenEvent, { type: T }>, Teller>;

/** Tells in a language; `names` are the players' names by seat. */
export function tellerIn(locale: Locale, names: readonly string[]): Teller {
  const plain = plainTellerIn(locale, names);
  const { say, count, text, quoted, list } = plain;
  const card = (cardId: string): string => quoted(nameOf(cardId)?.[locale] ?? cardId);
  return {
    ...plain,
    card,
    cards: (cardIds, none = say('no card', 'aucune carte')) => list(cardIds.map(card), none),
    monster: (questId, number) => quoted(quest(questId).monsters[number - 1]?.name[locale] ?? String(number)),
    element: (element) => text(elementNames[element]),
    action: (action) => (action === 'X2' ? 'X2' : text(actionCard(action).name)),
    rubies: (number) => text(rubies(number)),
    steps: (steps) =>
      steps > 0
        ? `${count(steps, 'step', 'cran')} ${say('toward Light', 'vers la Lumière')}`
        : `${count(-steps, 'step', 'cran')} ${say('toward Darkness', 'vers les Ténèbres')}`,
    dice({ faces, rerolled }) {
      if (faces.length === 0) return say('no dice', 'aucun dé');
      const rolled = `${say('dice', 'dés')} ${faces.join(', ')}`;
      const again = rerolled.join(', ');
      return again === '' ? rolled : `${rolled} ${say(`(rolled again: ${again})`, `(relancés : ${again})`)}`;
    },
  };
}
