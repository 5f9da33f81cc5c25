import type { Card, CardType, Effect } from '../../index.js';

/** Whether a card, or an effect of it, is of the sort that a mechanic asks for. */
export type CardPredicate = (card: Card) => boolean;
type EffectPredicate = (effect: Effect) => boolean;

/** Cards with an effect of this operation of which everything said is true. */
export const does =
  (op: Effect['op'], ...tests: EffectPredicate[]): CardPredicate =>
  ({ effects }) =>
    effects.some((effect) => effect.op === op && tests.every((test) => test(effect)));

export const is =
  (...types: CardType[]): CardPredicate =>
  ({ type }) =>
    types.includes(type);

export const both =
  (...predicates: CardPredicate[]): CardPredicate =>
  (card) =>
    predicates.every((predicate) => predicate(card));

export const either =
  (...predicates: CardPredicate[]): CardPredicate =>
  (card) =>
    predicates.some((predicate) => predicate(card));

export const not =
  (predicate: CardPredicate): CardPredicate =>
  (card) =>
    !predicate(card);

export const on =
  (trigger: Effect['trigger']): EffectPredicate =>
  (effect) =>
    effect.trigger === trigger;

export const about =
  (what: Effect['what']): EffectPredicate =>
  (effect) =>
    effect.what === what;

export const set =
  (setting: Effect['setting']): EffectPredicate =>
  (effect) =>
    effect.setting === setting;

/** The cards that can be played in one of these windows. */
export const playedAt =
  (...windows: NonNullable<Card['timing']>): CardPredicate =>
  ({ timing }) =>
    windows.some((window) => timing?.includes(window));

/** The numbers of the cards that fit, a shield without its value, in order, each once. */
export const numbersOf = (cards: readonly Card[], predicate: CardPredicate): string[] => [
  ...new Set(cards.filter(predicate).map(({ id }) => id.split('-')[0] ?? id)),
];
