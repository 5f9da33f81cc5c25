import type { Brings } from './seating.js';

/** A card of a deck, and its number of copies. */
export interface Entry {
  readonly cardId: string;
  readonly copies: number;
}

/** A number of copies of each of these cards. */
export const each = (copies: number, ...cardIds: readonly string[]): Entry[] =>
  cardIds.map((cardId) => ({ cardId, copies }));

/** The decks that seats of a card game bring. */
export const bringing = (ruleset: string) => ({
  /** A starter deck. */
  starter: (name: 'LANTERN_COURT' | 'HOLLOW_TIDE'): Brings => ({ brings: { [ruleset]: { starter: name } } }),
  /** A deck of one's own. */
  deck: (cards: readonly Entry[]): Brings => ({ brings: { [ruleset]: { deck: { cards } } } }),
});
