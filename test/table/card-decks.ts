import type { Brings } from './seating.js';

/** A card of a deck, and how many of it. */
export interface Entry {
  readonly cardId: string;
  readonly copies: number;
}

/** So many copies of each of these cards. */
export const each = (copies: number, ...cardIds: readonly string[]): Entry[] =>
  cardIds.map((cardId) => ({ cardId, copies }));

/** What the seats of a game of cards bring. */
export const bringing = (ruleset: string) => ({
  /** A starter deck. */
  starter: (name: 'LANTERN_COURT' | 'HOLLOW_TIDE'): Brings => ({ brings: { [ruleset]: { starter: name } } }),
  /** A deck of one's own. */
  deck: (cards: readonly Entry[]): Brings => ({ brings: { [ruleset]: { deck: { cards } } } }),
});
