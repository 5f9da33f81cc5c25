import type { Catalogue, Seat } from '#kernel';
import type { CardId } from './ids.js';
import type { Card } from './schema/card-fields.js';
import type { CardGame } from './words.js';

/** The lookup of cards of a game: the library, over which a test may lay cards that it makes. */
export type CardBox = Catalogue<{ readonly card: readonly Card[] }>;

/** The places where shared rules name a rule of the game. */
export type CardRuleKey =
  /** Bringing a deck, and building one from boosters. */
  | 'deck'
  /** Shuffling decks. */
  | 'shuffle'
  /** Naming a card: the seat has to see it, and to own it. */
  | 'card'
  /** Acting and passing in turn. */
  | 'window'
  /** Passes that are declared ahead. */
  | 'declaredPasses'
  /** The winner. */
  | 'outcome';

/**
 * The port: what only a game knows and the rules that games of cards share need. A game gives one object. It looks at
 * content alone and runs nothing, so that no import leads from it back to what runs.
 */
export interface CardBook {
  /** The game whose effects, texts and decks the cards have. */
  readonly game: CardGame;
  /** The name of the game in descriptions: "Arena". */
  readonly title: string;
  /** The paper of its rules: "arena.md". */
  readonly paper: string;
  readonly box: CardBox;
  /** Its seats, in order. */
  readonly seats: readonly Seat[];
  /** The ids of its rules. */
  readonly rules: Readonly<Record<CardRuleKey, string>>;
  /** The cards that a seat of a sealed game has beside its boosters. */
  readonly kit: readonly CardId[];
}
