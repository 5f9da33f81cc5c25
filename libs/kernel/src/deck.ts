import type { Random } from './random.js';

/** A draw pile and its discard pile. The first card of `cards` is the next one drawn. Plain data, part of a state. */
export interface Deck<Card> {
  cards: Card[];
  discard: Card[];
}

/** A deck of these cards, in this order, with nothing discarded. */
export const deckOf = <Card>(cards: readonly Card[]): Deck<Card> => ({ cards: [...cards], discard: [] });

/** Takes up to `count` cards from the top. Fewer when the deck holds fewer. Changes the deck. */
export const draw = <Card>(deck: Deck<Card>, count: number): Card[] => deck.cards.splice(0, Math.max(0, count));

/** The cards that the next `draw` of `count` would take. */
export const peek = <Card>(deck: Deck<Card>, count: number): readonly Card[] => deck.cards.slice(0, Math.max(0, count));

/** Puts cards under the deck, the first of them drawn first. Changes the deck. */
export const putUnder = <Card>(deck: Deck<Card>, cards: readonly Card[]): void => {
  deck.cards.push(...cards);
};

/** Puts cards on the discard pile. Changes the deck. */
export const discard = <Card>(deck: Deck<Card>, cards: readonly Card[]): void => {
  deck.discard.push(...cards);
};

/**
 * The new order that a reshuffle of the discard pile under the deck would give, for the event that records it;
 * `undefined` when `count` cards can be drawn without one or nothing was discarded.
 */
export const reshuffleFor = <Card>(random: Random, deck: Deck<Card>, count: number): Card[] | undefined =>
  deck.cards.length >= count || deck.discard.length === 0
    ? undefined
    : [...deck.cards, ...random.shuffle(deck.discard)];

/** Applies a recorded reshuffle: the discard pile is empty and the deck has the recorded order. Changes the deck. */
export const reshuffled = <Card>(deck: Deck<Card>, order: readonly Card[]): void => {
  deck.cards = [...order];
  deck.discard = [];
};
